import { dayOfWire, valueOfNumber, type Job } from '@ablesbar/domain';
import type { Outbox, OutboxRecord } from '@ablesbar/offline-queue';
import type { AppThunk } from '../app/store';
import { dayChosen, valueEntered } from './reading-draft.slice';

/** Puts a reading that was not accepted back into the form; only then does the outbox let go of it. */
export const takeBack =
  (outbox: Pick<Outbox, 'discard'>, job: Job, record: OutboxRecord): AppThunk<Promise<void>> =>
  async (dispatch) => {
    if (record.kind !== 'job-results') return;
    const { results, readingDate } = record.payload;
    for (const { taskId, postDecimals } of job.meter.meterRateTasks) {
      const result = results.find((one) => one.taskId === taskId);
      if (result === undefined) continue;
      const value = valueOfNumber(result.readingValue, postDecimals);
      dispatch(valueEntered({ jobId: job.id, taskId, value }));
    }
    dispatch(dayChosen({ jobId: job.id, day: dayOfWire(readingDate) }));
    await outbox.discard(record.id);
  };
