import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
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

export type WaitingMail = Pick<Selectable<Schema['waiting_mail']>, (typeof COLUMNS)[number]>;

const MINUTE_MS = 60_000;
/** The attempts take most of a day. A mail server that is down for longer needs the operator. */
export const MOST_ATTEMPTS = 12;

/** Stores a mail for sending, in the same transaction as the reason for the mail. */
export async function queueMail(
  database: Database,
  {
    accountId,
    fromName,
    to,
    letter,
    now,
  }: {
    /** The account that caused the mail; erased together with it. Null if there is no account. */
    readonly accountId: string | null;
    readonly fromName: string;
    readonly to: { readonly name: string; readonly email: string };
    readonly letter: RenderedLetter;
    readonly now: Date;
  },
): Promise<void> {
  await database
    .insertInto('waiting_mail')
    .values({
      id: randomUUID(),
      account_id: accountId,
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
