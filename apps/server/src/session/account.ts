import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';

export interface Account {
  readonly id: string;
  readonly applicationId: string;
  readonly username: string;
  readonly roles: readonly string[];
}

export interface AccountRow {
  readonly id: string;
  readonly application_id: string;
  readonly username: string;
  readonly roles: unknown;
}

export const ACCOUNT_COLUMNS = [
  'account.id',
  'account.application_id',
  'account.username',
  'account.roles',
] as const;

const Roles = Type.Array(Type.String());

export function accountOf(row: AccountRow): Account {
  return {
    id: row.id,
    applicationId: row.application_id,
    username: row.username,
    roles: Value.Check(Roles, row.roles) ? row.roles : [],
  };
}

/** An account with what its password is compared with. */
export interface StoredLogin {
  readonly account: Account;
  readonly passwordHash: string;
}

export interface LoginRow extends AccountRow {
  readonly password_hash: string;
}

export function loginOf(row: LoginRow): StoredLogin {
  return { account: accountOf(row), passwordHash: row.password_hash };
}

export async function findLogin(
  database: Database,
  login: { readonly applicationId: string; readonly username: string },
): Promise<StoredLogin | null> {
  const row = await database
    .selectFrom('account')
    .select([...ACCOUNT_COLUMNS, 'account.password_hash'])
    .where('application_id', '=', login.applicationId)
    .where('username', '=', login.username)
    .executeTakeFirst();
  return row === undefined ? null : loginOf(row);
}

export async function findAccountOfLink(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<Account | null> {
  const row = await database
    .selectFrom('link_token')
    .innerJoin('account', 'account.id', 'link_token.account_id')
    .select(ACCOUNT_COLUMNS)
    .where('link_token.token_hash', '=', tokenHash)
    .where((eb) =>
      eb.or([eb('link_token.expires_at', 'is', null), eb('link_token.expires_at', '>', now)]),
    )
    .executeTakeFirst();
  return row === undefined ? null : accountOf(row);
}

/** Selects the customer whose account this is, or who gave this sub-access, also through others. */
export const customerQuery = (accountId: string) => sql<{ readonly id: string }>`
  with recursive above as (
    select id, parent_id from account where id = ${accountId}
    union all
    select account.id, account.parent_id from account join above on account.id = above.parent_id
  )
  select id from above where parent_id is null`;

export async function customerOf(database: Database, accountId: string): Promise<string> {
  const { rows } = await customerQuery(accountId).execute(database);
  return rows[0]?.id ?? accountId;
}
