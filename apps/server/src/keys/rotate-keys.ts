import { sql } from 'kysely';
import type { OperatorAudit } from '../audit/audit';
import { consoleTexts } from '../base/console-texts';
import { StartFailure } from '../base/start-failure';
import { holdLock } from '../database/locks';
import type { Database } from '../database/open-database';
import { lockMail, resealMail } from '../mail/mail-seal';
import type { KeyFile } from './key-file';
import type { MasterKey } from './master-key';
import { addKey, deletePlainKey, LONGEST_TOKEN_MS, opened, storedKeys } from './signing-keys';

export interface Rotation {
  /** Ends the tokens of the keys before, and does not wait until their time is over. */
  readonly isAtOnce: boolean;
  /** Makes a new key file. It opens the letters that wait, if the ones before can be read. */
  readonly hasNewFile: boolean;
}

/**
 * Replaces the signing key. Sessions do not depend on it, because refresh tokens are random: the apps
 * fetch new access tokens with them. Returns how many waiting letters the key file does not open.
 */
export async function rotateKeys(
  database: Database,
  keyFile: KeyFile,
  { isAtOnce, hasNewFile, now }: Rotation & { readonly now: Date },
  audit: OperatorAudit,
): Promise<number> {
  // The new file takes the place of the old one when the database has committed to it: after a failure
  // before, nothing has changed, and after one between, the next try finds the same new key.
  const after = await database.transaction().execute(async (transaction) => {
    await holdLock(transaction, 'keys');
    if (hasNewFile) await lockMail(transaction);
    const masterKey = hasNewFile ? keyFile.prepare() : keyFile.read();
    if (masterKey === null) throw new StartFailure(consoleTexts.noKeyFile(keyFile.path));
    await checkKeys(transaction, keyFile, { hasNewFile, masterKey });
    if (isAtOnce || hasNewFile) {
      await transaction.deleteFrom('signing_key').execute();
      await deletePlainKey(transaction);
    } else {
      await deleteUnneeded(transaction, now);
    }
    await addKey(transaction, masterKey, now);
    const counts = { atOnce: Number(isAtOnce), newFile: Number(hasNewFile) };
    await audit.record(transaction, 'keys-rotated', { counts });
    if (hasNewFile) await resealMail(transaction, keyFile.all(), masterKey);
    return masterKey;
  });
  const foreign = await database.transaction().execute(async (transaction) => {
    await holdLock(transaction, 'keys');
    if (hasNewFile) keyFile.adopt();
    // Calls may have sealed a letter before there was the new file, and waited for the lock to store it.
    if (hasNewFile) await lockMail(transaction);
    return resealMail(transaction, keyFile.all(), after);
  });
  // Servers without the new file still seal with the key before, so only a later rotation deletes it.
  if (!hasNewFile && foreign === 0) keyFile.forget();
  return foreign;
}

/** How many keys a rotation would replace. Throws as the rotation would. */
export async function checkKeyFile(
  database: Database,
  keyFile: KeyFile,
  { hasNewFile }: Pick<Rotation, 'hasNewFile'>,
): Promise<number> {
  const masterKey = keyFile.read();
  if (masterKey === null && !hasNewFile) {
    throw new StartFailure(consoleTexts.noKeyFile(keyFile.path));
  }
  return checkKeys(database, keyFile, { hasNewFile, masterKey });
}

async function checkKeys(
  database: Database,
  keyFile: KeyFile,
  { hasNewFile, masterKey }: { readonly hasNewFile: boolean; readonly masterKey: MasterKey | null },
): Promise<number> {
  const rows = await storedKeys(database);
  const isForeign = masterKey === null || rows.some((row) => opened(row, masterKey) === null);
  if (!hasNewFile && isForeign) throw new StartFailure(consoleTexts.foreignKeyFile(keyFile.path));
  return rows.length;
}

/** Keys that have not signed yet, and keys whose last token has ended. */
async function deleteUnneeded(transaction: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LONGEST_TOKEN_MS);
  await sql`delete from signing_key as key where signs_from > ${now}::timestamptz
    or exists (select from signing_key as next
      where next.signs_from > key.signs_from and next.signs_from <= ${before}::timestamptz)`.execute(
    transaction,
  );
}
