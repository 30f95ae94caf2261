import { dayOfWire, type Job, type ReadingValue } from '@ablesbar/domain';
import type { Outbox, OutboxRecord } from '@ablesbar/offline-queue';
import type { AppThunk } from '../base/store';
import { moveIntoForm } from '../outbox';
import { NOT_READABLE_SLOT } from './deliver-not-readable';
import type { DraftPhotos } from './draft-photos';
import {
  commentEntered,
  dayChosen,
  draftChangedElsewhere,
  reasonChosen,
  selectDraft,
  valueEntered,
} from './reading-draft.slice';

/**
 * Puts a reading that has not arrived back into its form. Returns false if it stays in the outbox.
 */
export const takeBack =
  (
    outbox: Pick<Outbox, 'discard' | 'list' | 'photosOf'>,
    draftPhotos: Pick<DraftPhotos, 'of' | 'put'>,
    job: Job,
    record: OutboxRecord & { readonly kind: 'job-results' | 'not-readable' },
  ): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { notices, ports }) => {
    const jobId = job.id;
    const { readingDate } = record.payload;
    const results = record.kind === 'job-results' ? record.payload.results : [];
    const slots =
      record.kind === 'not-readable' ? [NOT_READABLE_SLOT] : results.map(({ taskId }) => taskId);
    const before = () => ({
      draft: getState().readingDraft[jobId] ?? null,
      photos: draftPhotos.of(jobId),
    });
    let form = before();
    let filled = form.draft;
    const back = new Set<string>();
    return moveIntoForm({ outbox, notices }, record, {
      async fill(photos) {
        // Not earlier: the user may type while the photos are read.
        form = before();
        const change = { jobId, at: ports.now().toISOString() };
        for (const { taskId, postDecimals } of job.meter.meterRateTasks) {
          const result = results.find((one) => one.taskId === taskId);
          if (result === undefined) continue;
          const value = record.isFromNumbers
            ? withAllPlaces(result.value, postDecimals)
            : result.value;
          dispatch(valueEntered({ ...change, taskId, value }));
        }
        if (record.kind === 'not-readable') {
          dispatch(reasonChosen({ ...change, reason: record.payload.reason }));
        }
        const comment = commentOf(record) ?? '';
        if (comment !== '') dispatch(commentEntered({ ...change, comment }));
        dispatch(dayChosen({ ...change, day: dayOfWire(readingDate) }));
        filled = selectDraft(getState(), jobId);
        for (const place of slots) {
          const taken = photos
            .filter(({ slot }) => slot === place)
            .map(({ mimeType, data }) => ({ id: ports.newId(), mimeType, data }));
          taken.forEach(({ id }) => back.add(id));
          if (taken.length > 0) await draftPhotos.put(jobId, place, taken);
        }
        return true;
      },
      async restore() {
        dispatch(draftChangedElsewhere({ jobId, base: filled, theirs: form.draft }));
        for (const place of slots) {
          const earlier = form.photos[place] ?? [];
          const known = new Set([...back, ...earlier.map(({ id }) => id)]);
          const added = (draftPhotos.of(jobId)[place] ?? []).filter(({ id }) => !known.has(id));
          await draftPhotos.put(jobId, place, [...earlier, ...added]);
        }
      },
    });
  };

function commentOf(record: OutboxRecord): string | null {
  return record.kind === 'job-results'
    ? (record.payload.results.find(({ comment }) => comment !== null)?.comment ?? null)
    : record.payload.comment;
}

/** A value that was stored as a number has lost the zeros that a form may require. */
function withAllPlaces({ integer, decimals }: ReadingValue, places: number): ReadingValue {
  return { integer, decimals: decimals.padEnd(places, '0') };
}
