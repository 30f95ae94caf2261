import type { Database } from '../database/open-database';

/** Readings whose time is over, and the pictures that only they showed. */
export async function forgetOldAnonymous(database: Database, now: Date): Promise<void> {
  const shown = await database
    .selectFrom('anonymous_photo')
    .innerJoin('anonymous_reading', 'anonymous_reading.id', 'anonymous_photo.reading_id')
    .select('photo_hash')
    .distinct()
    .where('delete_after', '<=', now)
    .execute();
  await database.deleteFrom('anonymous_reading').where('delete_after', '<=', now).execute();
  for (const { photo_hash: hash } of shown) await forgetUnshown(database, hash);
}

async function forgetUnshown(database: Database, hash: string): Promise<void> {
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
