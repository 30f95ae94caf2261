import { sql } from 'kysely';
import type { Database } from './open-database';

/**
 * Lets `work` begin transactions as usual, but makes all of them part of one: everything that it writes
 * is stored together, or nothing is.
 */
export async function inOneTransaction<Result>(
  database: Database,
  work: (joined: Database) => Promise<Result>,
): Promise<Result> {
  const builder = database.transaction();
  return database.transaction().execute((transaction) => {
    const join: typeof builder.execute = async (part) => {
      const result = await part(transaction);
      // A part may count on it that its tables `on commit drop` are gone when it has ended.
      await sql`discard temp`.execute(transaction);
      return result;
    };
    const begin = () => Object.assign(builder, { execute: join });
    return work(Object.assign(transaction, { transaction: begin }));
  });
}
