import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open-database';
import { keepPhoto } from '../photo/keep-photo';
import type { Photo } from '../photo/photo';
import { instantOf } from '../reading/reading-date';
import type { Submission } from './submission-body';

/** A judged submission with its pictures decoded; appends, for a correction must not hide what was. */
export async function storeSubmission(
  database: Database,
  {
    accountId,
    submission,
    photos,
    now,
  }: {
    readonly accountId: string;
    readonly submission: Submission;
    /** By place in `submission.results`. */
    readonly photos: readonly (readonly Photo[])[];
    readonly now: Date;
  },
): Promise<void> {
  const readingDate = instantOf(submission.readingDate, now);
  for (const [index, { taskId, readingValue, comment }] of submission.results.entries()) {
    const id = randomUUID();
    await database
      .insertInto('reading_result')
      .values({
        id,
        task_id: taskId,
        account_id: accountId,
        reading_date: readingDate,
        reading_value: String(readingValue),
        comment: comment ?? null,
        received_at: now,
      })
      .execute();
    await storePhotos(database, id, photos[index] ?? []);
  }
}

async function storePhotos(
  database: Database,
  resultId: string,
  photos: readonly Photo[],
): Promise<void> {
  for (const [position, photo] of photos.entries()) {
    await keepPhoto(database, photo);
    await database
      .insertInto('result_photo')
      .values({ result_id: resultId, position, photo_hash: photo.hash })
      .execute();
  }
}
