import type { Database } from '../database/open-database';
import type { Photo } from './photo';

/** Under its hash: a picture sent again, or with both rates of a meter, is neither kept nor carried twice. */
export async function keepPhoto(
  database: Database,
  { hash, mimeType, bytes }: Photo,
): Promise<void> {
  // Held against whoever deletes pictures that nothing shows any more.
  const known = await database
    .selectFrom('photo')
    .select('hash')
    .where('hash', '=', hash)
    .forShare()
    .executeTakeFirst();
  if (known !== undefined) return;
  await database
    .insertInto('photo')
    .values({ hash, mime_type: mimeType, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
