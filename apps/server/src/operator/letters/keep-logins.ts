import { sql } from 'kysely';
import { tryLockForCommand } from '../../database/locks';
import type { Database } from '../../database/open-database';
import type { NewLogin } from '../../sharing/share-login';
import type { Recipient } from './find-recipients';

export interface PrintedLogin extends NewLogin {
  readonly recipient: Recipient;
}

export async function startLetterRun(transaction: Database): Promise<boolean> {
  if (!(await tryLockForCommand(transaction, 'letters'))) return false;
  await sql`create temporary table printed (account_id text, password_hash text, token_hash text)
    on commit drop`.execute(transaction);
  return true;
}

/** Stores logins in the temporary table, so that a run of minutes does not lock the accounts. */
export async function stageLogins(
  transaction: Database,
  logins: readonly PrintedLogin[],
): Promise<void> {
  const given = logins.map(({ recipient, passwordHash, tokenHash }) => ({
    account_id: recipient.id,
    password_hash: passwordHash,
    token_hash: tokenHash,
  }));
  await sql`insert into printed select account_id, password_hash, token_hash
    from json_to_recordset(${JSON.stringify(given)}::json)
      as given (account_id text, password_hash text, token_hash text)`.execute(transaction);
}

/** Replaces the logins. All previous passwords, links and sessions end, as with a new login of a share. */
export async function applyLogins(transaction: Database, run: string): Promise<void> {
  for (const statement of [
    sql`select id from account where id in (select account_id from printed) order by id for update`,
    sql`delete from refresh_token where account_id in (select account_id from printed)`,
    sql`delete from link_token where account_id in (select account_id from printed)`,
    sql`update account set password_hash = printed.password_hash, letter_run = ${run}
      from printed where account.id = account_id`,
    // A customer who was erased during the run gets no login.
    sql`insert into link_token (token_hash, account_id)
      select token_hash, account_id from printed where account_id in (select id from account)`,
  ]) {
    await statement.execute(transaction);
  }
}
