import { joinValue, numberOfValue, type ReadingValue } from '@ablesbar/domain';
import type { OutboxRecord, RatePayload, UnlistedReadingPayload } from '@ablesbar/offline-queue';
import type { AppThunk } from '../base/store';
import { draftCleared, type ReadingDraft, type DraftPhotos } from '../reading';
import { type UnlistedDraft, unlistedCleared, UNLISTED_DRAFT } from '../unlisted-reading';

/**
 * If the page dies after a reading is queued but before its form is cleared, both remain, and the
 * form would send the reading a second time. So each form whose values equal a queued reading is
 * cleared. The photos go first: if the page dies again, the next start finds the form by its
 * values.
 */
export const dropKeptDrafts =
  (
    kept: readonly OutboxRecord[],
    draftPhotos: Pick<DraftPhotos, 'clear'>,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    for (const record of kept) {
      const { readingDraft, unlistedDraft } = getState();
      if (record.kind === 'job-results') {
        if (!isSameJob(record.payload.results, readingDraft[record.jobId])) continue;
        await draftPhotos.clear(record.jobId);
        dispatch(draftCleared(record.jobId));
      } else if (isSameMeter(record.payload, unlistedDraft)) {
        await draftPhotos.clear(UNLISTED_DRAFT);
        dispatch(unlistedCleared());
      }
    }
  };

/** If the draft has other values, the user has begun a correction, and it stays. */
function isSameJob(results: readonly RatePayload[], draft: ReadingDraft | undefined): boolean {
  const filled = Object.entries(draft?.values ?? {}).filter(
    ([, value]) => joinValue(value) !== null,
  );
  return (
    filled.length === results.length &&
    filled.every(([taskId, value]) =>
      results.some((one) => one.taskId === taskId && isSameValue(one.value, value)),
    )
  );
}

function isSameMeter(
  { meterNumber, value }: UnlistedReadingPayload,
  draft: UnlistedDraft,
): boolean {
  return draft.meterNumber.trim() === meterNumber && isSameValue(draft.value, value);
}

/**
 * Whether both are sent as the same number. The digits may differ: a record that was stored as
 * numbers has lost the zeros at its ends.
 */
function isSameValue(one: ReadingValue, other: ReadingValue): boolean {
  return numberOfValue(one) === numberOfValue(other);
}
