import type { Database } from '../database/open-database';
import { hashOf, newSecret } from '../session/secret';
import { confirmConsent } from './consent';

const VALID_MS = 24 * 3_600_000;

/** Whose registration a link of ours is about. */
export interface Registering {
  readonly accountId: string;
  readonly applicationId: string;
  readonly name: string;
  readonly language: string | null;
}

const COLUMNS = [
  'account.id as accountId',
  'account.application_id as applicationId',
  'account.name',
  'account.language',
] as const;

/** The account of a token, with what is known about its address. */
export function findRegistering(database: Database, selfServiceToken: string, now: Date) {
  return database
    .selectFrom('crm_registration')
    .innerJoin('account', 'account.id', 'crm_registration.account_id')
    .leftJoin('unconfirmed_email as asked', (join) =>
      join.onRef('asked.account_id', '=', 'account.id').on('asked.expires_at', '>', now),
    )
    .select(COLUMNS)
    .select(['crm_registration.email', 'stop_token as stopToken', 'asked.email as asked'])
    .where('self_service_token', '=', selfServiceToken)
    .executeTakeFirst();
}

export function findStopping(database: Database, stopToken: string) {
  return database
    .selectFrom('crm_registration')
    .innerJoin('account', 'account.id', 'crm_registration.account_id')
    .select(COLUMNS)
    .where('stop_token', '=', stopToken)
    .executeTakeFirst();
}

/** Notes an address that has to be confirmed, and returns the token for it. An earlier one ends. */
export async function noteUnconfirmed(
  database: Database,
  { accountId, email, now }: { readonly accountId: string; readonly email: string; now: Date },
): Promise<string> {
  const token = newSecret();
  const row = {
    email,
    token_hash: hashOf(token),
    expires_at: new Date(now.getTime() + VALID_MS),
  };
  await database
    .insertInto('unconfirmed_email')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  return token;
}

export function findUnconfirmed(database: Database, token: string, now: Date) {
  return database
    .selectFrom('unconfirmed_email as asked')
    .innerJoin('account', 'account.id', 'asked.account_id')
    .select(COLUMNS)
    .select('asked.email')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Registers the address of the token. False if the token is no longer valid. */
export async function confirmEmail(database: Database, token: string, now: Date): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const confirmed = await transaction
      .deleteFrom('unconfirmed_email')
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now)
      .returning(['account_id as accountId', 'email'])
      .executeTakeFirst();
    if (confirmed === undefined) return false;
    await confirmConsent(transaction, { ...confirmed, confirmedAt: now });
    return true;
  });
}
