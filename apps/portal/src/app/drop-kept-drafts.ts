import { joinValue, numberOfValue, type ReadingValue } from '@ablesbar/domain';
import type { OutboxRecord, RatePayload, UnlistedReadingPayload } from '@ablesbar/offline-queue';
import type { AppThunk } from '../base/store';
import { type DraftPhotos, draftSent, type ReadingDraft, type WhichPhotos } from '../reading';
import { type UnlistedDraft, UNLISTED_DRAFT, unlistedSent } from '../unlisted-reading';

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
      // What is entered or taken after the reading was captured stays, also during the next lines.
      const isOlder: WhichPhotos = (_slot, _photo, takenAt) => takenAt <= record.capturedAt;
      if (record.kind === 'job-results') {
        const { jobId } = record;
        const draft = readingDraft[jobId];
        if (draft === undefined || !isSameJob(record.payload.results, draft)) continue;
        await draftPhotos.clear(jobId, isOlder);
        dispatch(draftSent({ jobId, draft: sentOf(draft, record.payload.results) }));
      } else if (record.kind === 'not-readable') {
        const { jobId, payload } = record;
        const draft = readingDraft[jobId];
        const isSent =
          draft?.reason === payload.reason &&
          Date.parse(draft.changedAt ?? '') <= record.capturedAt;
        if (!isSent) continue;
        await draftPhotos.clear(jobId, isOlder);
        dispatch(draftSent({ jobId, draft }));
      } else if (isSameMeter(record.payload, unlistedDraft)) {
        await draftPhotos.clear(UNLISTED_DRAFT, isOlder);
        dispatch(unlistedSent(unlistedDraft));
      }
    }
  };

/** A tab of an earlier build may have sent the values without the comment of another tab. */
function sentOf(draft: ReadingDraft, results: readonly RatePayload[]): ReadingDraft {
  const { comment = '', ...rest } = draft;
  return results.some((one) => one.comment === comment.trim()) ? draft : rest;
}

/** If the draft has other values, the user has begun a correction, and it stays. */
function isSameJob(results: readonly RatePayload[], draft: ReadingDraft): boolean {
  const filled = Object.entries(draft.values).filter(([, value]) => joinValue(value) !== null);
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
