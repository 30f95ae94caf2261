import { dayOfWire, valueOfNumber, type Job } from '@ablesbar/domain';
import type { Outbox, OutboxRecord } from '@ablesbar/offline-queue';
import type { AppThunk } from '../app/store';
import type { DraftPhotos } from './draft-photos';
import { commentEntered, dayChosen, valueEntered } from './reading-draft.slice';

/** Puts a reading that was not accepted back into the form; only then does the outbox let go of it. */
export const takeBack =
  (
    outbox: Pick<Outbox, 'discard' | 'photosOf'>,
    draftPhotos: Pick<DraftPhotos, 'put'>,
    job: Job,
    record: OutboxRecord,
  ): AppThunk<Promise<void>> =>
  async (dispatch, _getState, { ports }) => {
    if (record.kind !== 'job-results') return;
    const { results, readingDate } = record.payload;
    for (const { taskId, postDecimals } of job.meter.meterRateTasks) {
      const result = results.find((one) => one.taskId === taskId);
      if (result === undefined) continue;
      const value = valueOfNumber(result.readingValue, postDecimals);
      dispatch(valueEntered({ jobId: job.id, taskId, value }));
    }
    const comment = results.find((result) => result.comment !== null)?.comment ?? '';
    if (comment !== '') dispatch(commentEntered({ jobId: job.id, comment }));
    const photos = (await outbox.photosOf(record)) ?? [];
    for (const { taskId } of results) {
      const taken = photos
        .filter(({ slot }) => slot === taskId)
        .map(({ mimeType, data }) => ({ id: ports.newId(), mimeType, data }));
      if (taken.length > 0) await draftPhotos.put(job.id, taskId, taken);
    }
    dispatch(dayChosen({ jobId: job.id, day: dayOfWire(readingDate) }));
    await outbox.discard(record.id);
  };
