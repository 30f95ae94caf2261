import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { sql } from 'kysely';
import type { Database } from '../database/open-database';
import type { MasterKey } from '../keys/master-key';
import { Sheet } from './sheet';

const MailContent = Type.Object({
  from_name: Type.String(),
  to_name: Type.String(),
  to_address: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  /** Ends the mails with one click (RFC 8058). */
  stop_url: Type.Optional(Type.String()),
  /** An instant after which the mail would be wrong. */
  send_before: Type.Optional(Type.String()),
  /** Attached as a PDF. */
  sheet: Type.Optional(Sheet),
});

/** What a copy of the database must not show of a letter: whom it is for, and the login in it. */
export type MailContent = Static<typeof MailContent>;

interface SealedMail {
  readonly id: string;
  readonly sealed: string;
}

/** The columns that hold the content. */
export function sealedContent(key: MasterKey, id: string, content: MailContent) {
  const plain = JSON.stringify(Value.Clean(MailContent, { ...content }));
  return { sealed: key.seal(plain, aboutMail(id)), sealed_by: markOf(key) };
}

/** Null if another key has sealed it, or if it is damaged. */
export function openedContent(key: MasterKey, { id, sealed }: SealedMail): MailContent | null {
  const text = key.open(sealed, aboutMail(id));
  if (text === null) return null;
  const content: unknown = JSON.parse(text);
  return Value.Check(MailContent, content) ? content : null;
}

/** Finds the letters that a key opens, without trying each. It says nothing about the key. */
export function markOf(key: MasterKey): string {
  return key.pseudonymOf('key', 'mail');
}

function aboutMail(id: string): string {
  return `mail ${id}`;
}

const BATCH = 200;

/** Seals what a server of the previous version has stored, and deletes the readable letters. */
export async function sealReadableMail(database: Database, key: MasterKey): Promise<void> {
  let moved = BATCH;
  while (moved === BATCH) {
    moved = await database.transaction().execute(async (transaction) => {
      const mails = await transaction
        .deleteFrom('waiting_mail')
        .where('id', 'in', (of) =>
          of.selectFrom('waiting_mail').select('id').limit(BATCH).forUpdate().skipLocked(),
        )
        .returningAll()
        .execute();
      if (mails.length === 0) return 0;
      const rows = mails.map((mail) => ({
        id: mail.id,
        account_id: mail.account_id,
        anonymous_id: mail.anonymous_id,
        ...sealedContent(key, mail.id, mail),
        attempts: mail.attempts,
        next_try_at: mail.next_try_at,
        queued_at: mail.queued_at,
      }));
      await transaction.insertInto('sealed_mail').values(rows).execute();
      return mails.length;
    });
  }
}

/** Waits for the calls that store letters, and holds back the next ones until the transaction ends. */
export async function lockMail(transaction: Database): Promise<void> {
  await sql`lock table sealed_mail in exclusive mode`.execute(transaction);
}

/** Seals the waiting letters of the other keys under the new one. Returns how many it does not open. */
export async function resealMail(
  transaction: Database,
  all: readonly MasterKey[],
  after: MasterKey,
): Promise<number> {
  for (const key of all) {
    if (markOf(key) !== markOf(after)) await resealMailOf(key, after, transaction);
  }
  return countForeignMail(transaction, after);
}

async function resealMailOf(
  before: MasterKey,
  after: MasterKey,
  transaction: Database,
): Promise<void> {
  let last = '';
  for (;;) {
    const mails = await transaction
      .selectFrom('sealed_mail')
      .select(['id', 'sealed'])
      .where('sealed_by', '=', markOf(before))
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const mail of mails) {
      last = mail.id;
      const content = openedContent(before, mail);
      if (content === null) continue;
      await transaction
        .updateTable('sealed_mail')
        .set(sealedContent(after, mail.id, content))
        .where('id', '=', mail.id)
        .execute();
    }
    if (mails.length < BATCH) return;
  }
}

/** Letters that another key file has sealed. They wait until it is back. */
export async function countForeignMail(database: Database, key: MasterKey): Promise<number> {
  const { rows } = await sql<{ found: string | number }>`select count(*) as found
    from sealed_mail where sealed_by <> ${markOf(key)}`.execute(database);
  return Number(rows[0]?.found ?? 0);
}
