import {
  dayOfWire,
  type Job,
  type MeterRateTask,
  numberOfValue,
  type ReadingValue,
} from '@ablesbar/domain';
import type { Outbox, OutboxRecord, RatePayload } from '@ablesbar/offline-queue';
import type { AppThunk } from '../base/store';
import { justBefore, moveIntoForm } from '../outbox';
import { NOT_READABLE_SLOT } from './deliver-not-readable';
import type { DraftPhotos } from './draft-photos';
import {
  commentEntered,
  dayChosen,
  draftChangedElsewhere,
  reasonChosen,
  type ReadingDraft,
  selectDraft,
  valueEntered,
} from './reading-draft.slice';

type TakenBack =
  | 'in-form'
  /** It stays in the outbox: the form has a newer entry, or no field for it. */
  | 'beside-form'
  /** It stays in the outbox: it is being sent, or the storage does not answer. */
  | 'in-outbox';

/** Puts a reading that has not arrived back into its form. */
export const takeBack =
  (
    outbox: Pick<Outbox, 'discard' | 'list' | 'photosOf'>,
    draftPhotos: Pick<DraftPhotos, 'of' | 'put'>,
    job: Job,
    record: TakenRecord,
  ): AppThunk<Promise<TakenBack>> =>
  async (dispatch, getState, { notices, ports }) => {
    const jobId = job.id;
    const rates = ratesOf(record, job);
    if (rates === null) {
      notices.show({ type: 'info', title: 'outbox_unfit_title', message: 'outbox_unfit_text' });
      return 'beside-form';
    }
    const slots =
      record.kind === 'not-readable'
        ? [{ from: NOT_READABLE_SLOT, place: NOT_READABLE_SLOT }]
        : rates.map(({ result, task }) => ({ from: result.taskId, place: task.taskId }));
    const before = () => ({
      draft: getState().readingDraft[jobId] ?? null,
      photos: draftPhotos.of(jobId),
    });
    let form = before();
    let filled = form.draft;
    let isTaken = false;
    const back = new Set<string>();
    const isBack = await moveIntoForm({ outbox, notices }, record, {
      async fill(photos) {
        // Not earlier: the user may type while the photos are read.
        form = before();
        isTaken = form.draft !== null && hasOther(form.draft, record, rates);
        if (isTaken) return false;
        const change = { jobId, at: justBefore(record, ports.now()) };
        for (const { result, task } of rates) {
          const value = record.isFromNumbers
            ? withAllPlaces(result.value, task.postDecimals)
            : result.value;
          dispatch(valueEntered({ ...change, taskId: task.taskId, value }));
        }
        if (record.kind === 'not-readable') {
          dispatch(reasonChosen({ ...change, reason: record.payload.reason }));
        }
        const comment = commentOf(record) ?? '';
        if (comment !== '') dispatch(commentEntered({ ...change, comment }));
        dispatch(dayChosen({ ...change, day: dayOfWire(record.payload.readingDate) }));
        filled = selectDraft(getState(), jobId);
        for (const { from, place } of slots) {
          const taken = photos
            .filter(({ slot }) => slot === from)
            .map(({ mimeType, data }) => ({ id: ports.newId(), mimeType, data }));
          taken.forEach(({ id }) => back.add(id));
          const present = draftPhotos.of(jobId)[place] ?? [];
          if (taken.length > 0) await draftPhotos.put(jobId, place, [...present, ...taken]);
        }
        return true;
      },
      async restore() {
        dispatch(draftChangedElsewhere({ jobId, base: filled, theirs: form.draft }));
        for (const { place } of slots) {
          const left = (draftPhotos.of(jobId)[place] ?? []).filter(({ id }) => !back.has(id));
          await draftPhotos.put(jobId, place, left);
        }
      },
    });
    if (isBack) return 'in-form';
    return isTaken ? 'beside-form' : 'in-outbox';
  };

type TakenRecord = OutboxRecord & { readonly kind: 'job-results' | 'not-readable' };

interface TakenRate {
  readonly result: RatePayload;
  readonly task: MeterRateTask;
}

/**
 * The values with their rates; null if the job no longer has one of these. A single value belongs to
 * a single rate, also if the utility has given that another id.
 */
function ratesOf(
  record: TakenRecord,
  { meter: { meterRateTasks: tasks } }: Job,
): readonly TakenRate[] | null {
  if (record.kind === 'not-readable') return [];
  const { results } = record.payload;
  const isSingle = results.length === 1 && tasks.length === 1;
  const rates = results.flatMap((result) => {
    const task = isSingle ? tasks[0] : tasks.find(({ taskId }) => taskId === result.taskId);
    return task === undefined ? [] : [{ result, task }];
  });
  return rates.length === results.length ? rates : null;
}

/** Whether something in the form would be overwritten by this reading. */
function hasOther(
  { values, comment = '', reason, day }: ReadingDraft,
  record: TakenRecord,
  rates: readonly TakenRate[],
): boolean {
  const isOther = ({ result, task }: TakenRate) => {
    const entered = values[task.taskId];
    return isFilled(entered) && numberOfValue(entered) !== numberOfValue(result.value);
  };
  const isEntered = reason !== undefined || Object.values(values).some(isFilled);
  const its = commentOf(record) ?? '';
  return (
    rates.some(isOther) ||
    // No day was chosen: the form takes the day of the reading.
    (isEntered && ![dayOfWire(record.payload.readingDate), null].includes(day)) ||
    (its !== '' && ![its, ''].includes(comment.trim())) ||
    (record.kind === 'not-readable' && ![record.payload.reason, undefined].includes(reason))
  );
}

const isFilled = (value: ReadingValue | undefined): value is ReadingValue =>
  value !== undefined && `${value.integer}${value.decimals}` !== '';

function commentOf(record: TakenRecord): string | null {
  return record.kind === 'job-results'
    ? (record.payload.results.find(({ comment }) => comment !== null)?.comment ?? null)
    : record.payload.comment;
}

/** A value that was stored as a number has lost the zeros that a form may require. */
function withAllPlaces({ integer, decimals }: ReadingValue, places: number): ReadingValue {
  return { integer, decimals: decimals.padEnd(places, '0') };
}
