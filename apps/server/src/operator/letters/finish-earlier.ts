import { existsSync, readdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { codeOf } from '../../base/start-failure';
import type { Database } from '../../database/open-database';

/** Renames a file of an earlier run if its logins were stored; deletes the other unfinished files. */
export async function finishEarlier(database: Database, path: string): Promise<boolean> {
  const start = `${basename(path)}.`;
  const parts = readdirSync(dirname(path)).filter(
    (name) => name.startsWith(start) && name.endsWith('.part'),
  );
  for (const name of parts) {
    const run = name.slice(start.length, -'.part'.length);
    const account = await database
      .selectFrom('account')
      .select('id')
      .where('letter_run', '=', run)
      .limit(1)
      .executeTakeFirst();
    if (account !== undefined) {
      await rename(join(dirname(path), name), path);
      return true;
    }
    await rm(join(dirname(path), name));
  }
  return false;
}

/** Behind the commit, a second start of the same command may have renamed the file already. */
export async function finishOwn(part: string, path: string): Promise<void> {
  try {
    await rename(part, path);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || !existsSync(path)) throw error;
  }
}
