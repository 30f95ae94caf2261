import { ROLES } from '@ablesbar/domain';
import { sql } from 'kysely';
import type { Database } from '../../database/open-database';
import { type Consent, registerConsents } from '../../registration/consent';

const AT_ONCE = 1000;

/** Makes an account for each unknown customer, with a login that no one knows yet. */
export async function makeAccounts(
  transaction: Database,
  applicationId: string,
  make: () => { readonly id: string; readonly username: string; readonly password_hash: string },
): Promise<number> {
  for (let made = 0; ;) {
    const { rows } = await sql<{ customer_number: string; name: string }>`
      select distinct on (customer_number) customer_number, account->>'name' as name from staged
      where not exists (select from account where application_id = ${applicationId}
        and account.customer_number = staged.customer_number)
      order by customer_number, line limit ${AT_ONCE}`.execute(transaction);
    if (rows.length === 0) return made;
    made += rows.length;
    const given = JSON.stringify(rows.map((row) => ({ ...row, ...make() })));
    const roles = JSON.stringify([ROLES.proUser, ROLES.registeredUserReceipt]);
    await sql`
      insert into account (id, application_id, username, password_hash, name, roles, customer_number)
      select id, ${applicationId}, username, password_hash, name, ${roles}::jsonb, customer_number
      from json_to_recordset(${given}::json) as given (id text, username text, password_hash text,
        name text, customer_number text)`.execute(transaction);
  }
}

/** The first row of a customer names him. A file without the language leaves it as it is. */
export async function updateAccounts(transaction: Database, applicationId: string): Promise<void> {
  await sql`
    update account set name = given.name, language = coalesce(given.language, account.language)
    from (select distinct on (customer_number) customer_number, account->>'name' as name,
        account->>'language' as language
      from staged order by customer_number, line) as given
    where account.application_id = ${applicationId}
      and account.customer_number = given.customer_number
      and (account.name, account.language) is distinct from
        (given.name, coalesce(given.language, account.language))`.execute(transaction);
}

/** The first address of a customer counts. */
export async function writeConsents(transaction: Database, applicationId: string): Promise<void> {
  for (let last = ''; ;) {
    const { rows } = await sql<Consent & { readonly customer: string }>`
      select distinct on (staged.customer_number) staged.customer_number as customer,
        account.id as "accountId", staged.account->>'email' as email,
        (staged.account->>'confirmed_at')::timestamptz as "confirmedAt"
      from staged join account on account.application_id = ${applicationId}
        and account.customer_number = staged.customer_number
      where staged.account->>'email' is not null and staged.customer_number > ${last}
      order by staged.customer_number, line limit ${AT_ONCE}`.execute(transaction);
    const end = rows.at(-1);
    if (end === undefined) return;
    await registerConsents(transaction, rows);
    last = end.customer;
  }
}
