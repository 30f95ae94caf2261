import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/open-database';
import type { Schema } from '../database/schema';
import type { RenderedLetter } from './letter';

const COLUMNS = [
  'id',
  'from_name',
  'to_name',
  'to_address',
  'subject',
  'text',
  'html',
  'attempts',
] as const;

export interface WaitingMail extends Pick<
  Selectable<Schema['waiting_mail']>,
  (typeof COLUMNS)[number]
> {
  /** The customer or the reading without a login that it is erased with. */
  readonly belongs_to: string | null;
}

/** The customer is the account above the sub-access that caused the letter. */
const BELONGS_TO = sql<string | null>`coalesce(anonymous_id, (
  with recursive above as (
    select id, parent_id from account where id = waiting_mail.account_id
    union all
    select account.id, account.parent_id from account join above on account.id = above.parent_id
  )
  select id from above where parent_id is null))`;

const MINUTE_MS = 60_000;
/** The attempts take most of a day. A mail server that is down for longer needs the operator. */
export const MOST_ATTEMPTS = 12;

export interface MailToQueue {
  /** The account that caused the mail; erased together with it. Null if there is no account. */
  readonly accountId: string | null;
  /** The reading without a login that it confirms; erased together with it. */
  readonly anonymousId?: string | null;
  readonly fromName: string;
  readonly to: { readonly name: string; readonly email: string };
  readonly letter: RenderedLetter;
  readonly now: Date;
}

/** Stores a mail for sending, in the same transaction as the reason for the mail. */
export async function queueMail(
  database: Database,
  { accountId, anonymousId = null, fromName, to, letter, now }: MailToQueue,
): Promise<void> {
  await database
    .insertInto('waiting_mail')
    .values({
      id: randomUUID(),
      account_id: accountId,
      anonymous_id: anonymousId,
      from_name: fromName,
      to_name: to.name,
      to_address: to.email,
      ...letter,
      attempts: 0,
      next_try_at: now,
    })
    .execute();
}

/**
 * Returns the next due mail and postpones its next attempt by the pause after a failure. So no other
 * server takes it meanwhile, and the mail becomes due again if this server dies before sending it.
 */
export async function claimDueMail(database: Database, now: Date): Promise<WaitingMail | null> {
  return database.transaction().execute(async (transaction) => {
    const mail = await transaction
      .selectFrom('waiting_mail')
      .select(COLUMNS)
      .select(BELONGS_TO.as('belongs_to'))
      .where('next_try_at', '<=', now)
      .orderBy('next_try_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (mail === undefined) return null;
    const attempts = mail.attempts + 1;
    const pauseMs = Math.min(2 ** attempts, 4 * 60) * MINUTE_MS;
    await transaction
      .updateTable('waiting_mail')
      .set({ attempts, next_try_at: new Date(now.getTime() + pauseMs) })
      .where('id', '=', mail.id)
      .execute();
    return { ...mail, attempts };
  });
}

export async function deleteMail(database: Database, id: string): Promise<void> {
  await database.deleteFrom('waiting_mail').where('id', '=', id).execute();
}

export interface WaitingMailState {
  readonly waiting: number;
  /** The age of the oldest letter; 0 if none waits. */
  readonly oldestMs: number;
}

/** By the clock of the database, because another server may have stored the letter. */
export async function waitingMailState(database: Database): Promise<WaitingMailState> {
  const { rows } = await sql<{ waiting: string | number; ms: number | null }>`
    select count(*) as waiting,
      (extract(epoch from now() - min(queued_at)) * 1000)::float8 as ms from waiting_mail`.execute(
    database,
  );
  const [row] = rows;
  return { waiting: Number(row?.waiting ?? 0), oldestMs: Math.max(0, row?.ms ?? 0) };
}
