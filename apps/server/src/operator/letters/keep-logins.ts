import { sql } from 'kysely';
import { tryLockForCommand } from '../../database/locks';
import type { Database } from '../../database/open-database';
import type { Recipient } from './find-recipients';

export interface PrintedLogin {
  readonly recipient: Recipient;
  readonly tokenHash: string;
  readonly tokenEndsAt: Date | null;
  /** Null for a known customer, whose password stays. */
  readonly passwordHash: string | null;
}

export async function startLetterRun(transaction: Database): Promise<boolean> {
  if (!(await tryLockForCommand(transaction, 'letters'))) return false;
  await sql`create temporary table printed (account_id text, password_hash text,
    token_hash text, expires_at timestamptz) on commit drop`.execute(transaction);
  return true;
}

/** Stores logins in the temporary table, so that a run of minutes does not lock the accounts. */
export async function stageLogins(
  transaction: Database,
  logins: readonly PrintedLogin[],
): Promise<void> {
  const given = logins.map(({ recipient, passwordHash, tokenHash, tokenEndsAt }) => ({
    account_id: recipient.id,
    password_hash: passwordHash,
    token_hash: tokenHash,
    expires_at: tokenEndsAt,
  }));
  await sql`insert into printed select account_id, password_hash, token_hash, expires_at
    from json_to_recordset(${JSON.stringify(given)}::json)
      as given (account_id text, password_hash text, token_hash text, expires_at timestamptz)`.execute(
    transaction,
  );
}

/**
 * A new password ends all previous passwords, links and sessions, as with a new login of a share. A
 * known customer only gets one more link.
 */
export async function applyLogins(
  transaction: Database,
  run: string,
  campaignId: string | null,
): Promise<void> {
  const replaced = sql`select account_id from printed where password_hash is not null`;
  for (const statement of [
    sql`select id from account where id in (select account_id from printed) order by id for update`,
    sql`delete from refresh_token where account_id in (${replaced})`,
    sql`delete from link_token where account_id in (${replaced})`,
    sql`update account set letter_run = ${run},
        password_hash = coalesce(printed.password_hash, account.password_hash),
        letter_campaign_id = coalesce(${campaignId}, letter_campaign_id)
      from printed where account.id = account_id`,
    // A customer who was erased during the run gets no login.
    sql`insert into link_token (token_hash, account_id, expires_at)
      select token_hash, account_id, expires_at from printed where account_id in (select id from account)`,
  ]) {
    await statement.execute(transaction);
  }
}
