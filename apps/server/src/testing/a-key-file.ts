import type { Database } from '../database/open-database';
import { type KeyFile, requiredKey } from '../keys/key-file';
import { masterKeyOf } from '../keys/master-key';
import type { SigningKeys } from '../keys/signing-keys';
import { openedContent } from '../mail/mail-seal';

export const A_KEY = Buffer.alloc(32, 9).toString('base64');

/** A key file in memory. All test servers have the same key, like servers that share a file. */
export function aKeyFile(): KeyFile {
  const key = masterKeyOf(A_KEY);
  if (key === null) throw new Error('This is no key.');
  return {
    path: '/key',
    read: () => key,
    all: () => [key],
    prepare: () => key,
    adopt: () => undefined,
    forget: () => undefined,
  };
}

export const aKey = () => requiredKey(aKeyFile());

/** The letters that wait in a test's database, opened, and whom they are erased with. */
export async function waitingMails(database: Database) {
  const rows = await database.selectFrom('sealed_mail').selectAll().execute();
  return rows.map(({ sealed, ...row }) => ({
    ...row,
    ...openedContent(aKey(), { id: row.id, sealed }),
  }));
}

/** One key that is never replaced. */
export function oneKey(key: Uint8Array, kid: string | null = 'one'): SigningKeys {
  const it = { kid, key };
  return {
    current: () => it,
    find: async (asked) => (asked === kid ? it : null),
    readAgain: async () => undefined,
  };
}
