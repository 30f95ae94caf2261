import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** Some containers give it 64 MB, which is one database. */
const ENOUGH = 1e9;

/**
 * A folder in memory where the machine has one: a database of a thousand files is made in no time there.
 * Whoever ends tests in the middle (`npm run mutation`) names one that it clears away itself.
 */
export function inMemory(): string {
  const { ABLESBAR_TEST_FOLDER: named } = process.env;
  if (named !== undefined) return named;
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
