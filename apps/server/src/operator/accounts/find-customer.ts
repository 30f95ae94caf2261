import type { Database } from '../../database/open-database';
import { OperatorFailure } from '../command';
import { accountTexts } from './account-texts';

/** Nobody or nothing has the name that a command was given. */
export class NobodyFound extends OperatorFailure {}

export interface Customer {
  readonly id: string;
  readonly username: string;
}

/** Finds a customer by customer number or username. Fails if several accounts match. */
export async function findCustomer(
  database: Database,
  applicationId: string,
  customer: string,
): Promise<Customer> {
  const found = await database
    .selectFrom('account')
    .select(['id', 'username'])
    .where('application_id', '=', applicationId)
    .where((eb) => eb.or([eb('customer_number', '=', customer), eb('username', '=', customer)]))
    .execute();
  const [one, other] = found;
  if (one === undefined) throw new NobodyFound(accountTexts.noCustomer(customer));
  if (other !== undefined) throw new OperatorFailure(accountTexts.manyCustomers(customer));
  return one;
}

/**
 * Locks the account and all sub-accesses below it, so that none of them sends, shares or logs in until
 * the transaction ends. It reads them again after locking, because a share may have been added meanwhile.
 */
export async function lockFamily(
  transaction: Database,
  accountId: string,
): Promise<readonly string[]> {
  const held = new Set<string>();
  for (;;) {
    const ids = await withSubAccesses(transaction, accountId);
    if (ids.every((id) => held.has(id))) return ids;
    await transaction
      .selectFrom('account')
      .select('id')
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const id of ids) held.add(id);
  }
}

/** The ids of the account and all sub-accesses below it. */
export async function withSubAccesses(
  database: Database,
  accountId: string,
): Promise<readonly string[]> {
  const rows = await database
    .withRecursive('family', (query) =>
      query
        .selectFrom('account')
        .select('id')
        .where('id', '=', accountId)
        .union((of) =>
          of
            .selectFrom('account')
            .innerJoin('family', 'family.id', 'account.parent_id')
            .select('account.id'),
        ),
    )
    .selectFrom('family')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}
