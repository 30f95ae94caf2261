import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/open-database';

/** 256 bits cannot be guessed, so a secret needs neither a slow hash nor a limit of attempts. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that the database stores. A stolen hash does not open a session. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

const NAME = 'signing-key';

/** The key is in the database, so that sessions survive a restart and all servers use the same key. */
export async function signingKey(database: Database): Promise<Uint8Array> {
  await database
    .insertInto('setting')
    .values({ name: NAME, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await database
    .selectFrom('setting')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return new Uint8Array(Buffer.from(value, 'base64'));
}
