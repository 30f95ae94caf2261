import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/open-database';

/** 256 bit: cannot be guessed, so it needs no slow hash and no counting of tries. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a secret: a stolen copy of it opens nothing. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

const NAME = 'signing-key';

/** Kept in the database: a restart must not log everybody out, and several servers have to agree. */
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
