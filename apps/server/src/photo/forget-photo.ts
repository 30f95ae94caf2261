import type { Database } from '../database/open-database';

/** Deletes a picture that no reading shows any more. */
export async function forgetUnshown(database: Database, hash: string): Promise<void> {
  // Held, so that a reading that comes now does not show what is being deleted.
  await database.selectFrom('photo').select('hash').where('hash', '=', hash).forUpdate().execute();
  for (const table of ['result_photo', 'unlisted_photo', 'anonymous_photo'] as const) {
    const use = await database
      .selectFrom(table)
      .select('photo_hash')
      .where('photo_hash', '=', hash)
      .limit(1)
      .executeTakeFirst();
    if (use !== undefined) return;
  }
  await database.deleteFrom('photo').where('hash', '=', hash).execute();
}
