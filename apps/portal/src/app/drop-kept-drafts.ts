import { joinValue, numberOfValue, type ReadingValue } from '@ablesbar/domain';
import type { OutboxRecord, RatePayload, UnlistedReadingPayload } from '@ablesbar/offline-queue';
import type { AppThunk } from '../base/store';
import {
  type DraftPhotos,
  draftSent,
  type ReadingDraft,
  sentPart,
  type WhichPhotos,
} from '../reading';
import { type UnlistedDraft, UNLISTED_DRAFT, unlistedSent } from '../unlisted-reading';

/**
 * If the page dies after a reading is queued but before its form is cleared, both remain, and the
 * form would send the reading a second time. So what a form has of a queued reading is cleared. The
 * photos go first: if the page dies again, the next start finds the form by its values.
 */
export const dropKeptDrafts =
  (
    kept: readonly OutboxRecord[],
    draftPhotos: Pick<DraftPhotos, 'clear'>,
  ): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    for (const record of kept) {
      const { readingDraft, unlistedDraft } = getState();
      // A photo that another tab has taken, or that was taken since, is not sent.
      const isSent: WhichPhotos = (slot, { data }, takenAt) =>
        takenAt <= record.capturedAt &&
        record.photos.some((one) => one.slot === slot && one.byteLength === data.byteLength);
      if (record.kind === 'job-results') {
        const { jobId } = record;
        const draft = readingDraft[jobId];
        const sent = draft && sentOf(draft, record, record.payload.results);
        if (!sent) continue;
        await draftPhotos.clear(jobId, isSent);
        dispatch(draftSent({ jobId, draft: sent }));
      } else if (record.kind === 'not-readable') {
        const { jobId, payload } = record;
        const draft = readingDraft[jobId];
        const isSame =
          draft?.reason === payload.reason &&
          Date.parse(draft.changedAt ?? '') <= record.capturedAt;
        if (!isSame) continue;
        await draftPhotos.clear(jobId, isSent);
        dispatch(draftSent({ jobId, draft }));
      } else if (isSameMeter(record.payload, unlistedDraft)) {
        await draftPhotos.clear(UNLISTED_DRAFT, isSent);
        dispatch(unlistedSent(unlistedDraft));
      }
    }
  };

/** What of the draft is queued; undefined if nothing is. */
function sentOf(
  draft: ReadingDraft,
  { capturedAt: at, photos }: OutboxRecord,
  results: readonly RatePayload[],
): ReadingDraft | undefined {
  const arrived = results.map(({ taskId, value, comment }) => ({
    ...{ taskId, at, comment, value: numberOfValue(value) ?? Number.NaN },
    mayHavePhotos: photos.length > 0,
  }));
  // Another tab may have corrected a value meanwhile: the others are queued all the same.
  if (!isSameJob(results, draft)) return sentPart(draft, arrived)?.draft;
  const { comment = '', ...rest } = draft;
  // A tab of an earlier build may have sent the values without the comment of another tab.
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
