import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import type { MasterKey } from '../keys/master-key';
import type { RenderedLetter } from './letter';
import { type MailContent, markOf, openedContent, sealedContent } from './mail-seal';
import type { Sheet } from './sheet';
import { typedWords } from './typed-words';

/** A letter that waits to be sent, opened. */
export interface WaitingMail extends MailContent {
  readonly id: string;
  /** The customer or the reading without a login that it is erased with. */
  readonly belongs_to: string | null;
}

export interface ClaimedMail {
  readonly id: string;
  readonly attempts: number;
  /** Null if the letter is damaged. */
  readonly mail: WaitingMail | null;
}

/** The customer is the account above the sub-access that caused the letter. */
const BELONGS_TO = sql<string | null>`coalesce(anonymous_id, (
  with recursive above as (
    select id, parent_id from account where id = sealed_mail.account_id
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
  /** Attached as a PDF. */
  readonly sheet?: Sheet;
  /** Ends such mails with one click. */
  readonly stopUrl?: string;
  /** After it, the mail is not sent any more. */
  readonly sendBefore?: Date;
  readonly now: Date;
}

/** Seals a mail and stores it for sending, in the same transaction as the reason for the mail. */
export async function queueMail(
  database: Database,
  key: MasterKey,
  {
    accountId,
    anonymousId = null,
    fromName,
    to,
    letter,
    sheet,
    stopUrl,
    sendBefore,
    now,
  }: MailToQueue,
): Promise<void> {
  const id = randomUUID();
  const content = {
    ...{ from_name: fromName, to_name: typedWords(to.name), to_address: to.email, ...letter },
    ...(sheet === undefined ? {} : { sheet }),
    ...(stopUrl === undefined ? {} : { stop_url: stopUrl }),
    ...(sendBefore === undefined ? {} : { send_before: sendBefore.toISOString() }),
  };
  await database
    .insertInto('sealed_mail')
    .values({
      id,
      account_id: accountId,
      anonymous_id: anonymousId,
      ...sealedContent(key, id, content),
      attempts: 0,
      next_try_at: now,
    })
    .execute();
}

/**
 * Returns the next due mail that the key opens, and postpones its next attempt by the pause after a
 * failure. So no other server takes it meanwhile, and the mail becomes due again if this server dies
 * before sending it.
 */
export async function claimDueMail(
  database: Database,
  key: MasterKey,
  now: Date,
): Promise<ClaimedMail | null> {
  return database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('sealed_mail')
      .select(['id', 'sealed', 'attempts'])
      .select(BELONGS_TO.as('belongs_to'))
      .where('sealed_by', '=', markOf(key))
      .where('next_try_at', '<=', now)
      .orderBy('next_try_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (row === undefined) return null;
    const { id, belongs_to } = row;
    const attempts = row.attempts + 1;
    const pauseMs = Math.min(2 ** attempts, 4 * 60) * MINUTE_MS;
    await transaction
      .updateTable('sealed_mail')
      .set({ attempts, next_try_at: new Date(now.getTime() + pauseMs) })
      .where('id', '=', id)
      .execute();
    const content = openedContent(key, row);
    return { id, attempts, mail: content === null ? null : { ...content, id, belongs_to } };
  });
}

export async function deleteMail(database: Database, id: string): Promise<void> {
  await database.deleteFrom('sealed_mail').where('id', '=', id).execute();
}

export interface WaitingMailState {
  readonly waiting: number;
  /** The age of the oldest letter; 0 if none waits. */
  readonly oldestMs: number;
  /** Those that another key file has sealed. */
  readonly foreign: number;
}

/** By the clock of the database, because another server may have stored the letter. */
export async function waitingMailState(
  database: Database,
  key: MasterKey,
): Promise<WaitingMailState> {
  type Count = string | number;
  const { rows } = await sql<{ waiting: Count; foreign: Count; ms: number | null }>`
    select count(*) as waiting, count(*) filter (where sealed_by <> ${markOf(key)}) as "foreign",
      (extract(epoch from now() - min(queued_at)) * 1000)::float8 as ms from sealed_mail`.execute(
    database,
  );
  const [row] = rows;
  return {
    waiting: Number(row?.waiting ?? 0),
    oldestMs: Math.max(0, row?.ms ?? 0),
    foreign: Number(row?.foreign ?? 0),
  };
}
