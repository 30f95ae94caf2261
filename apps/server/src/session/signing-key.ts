import { randomBytes } from 'node:crypto';
import type { Database } from '../database/open-database';

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
