import { jobApi } from '@ablesbar/api-client';
import {
  berlinDay,
  instantOfWire,
  type Job,
  noonOf,
  numberOf,
  numberOfValue,
  type SentResult,
} from '@ablesbar/domain';
import { ignoreFailure } from '../base/ignore-failure';
import { createInTurn } from '../base/in-turn';
import type { AppStore, AppThunk, RootState } from '../base/store';
import { type Arrived, type DraftPhotos, draftSent, sentPart } from '../reading';
import { selectReceipts } from '../receipt';
import { UNLISTED_DRAFT, unlistedSent } from '../unlisted-reading';
import type { PartStorage } from './part-storage';

type Lists = readonly (readonly Job[] | undefined)[];

/**
 * When a value of a list was confirmed; 0 if nobody knows. A reading for today has the time at which
 * it was confirmed, by the clock of its device. A plain date, and a chosen day, which is sent as its
 * noon, say nothing about the time, and neither does a time to come: then only the server can say it.
 */
function confirmedAt({ readingDate, receivedAt }: SentResult, now: number): number {
  const read = timeIn(readingDate);
  const received = timeIn(receivedAt ?? null);
  if (received === null) return read === null || read > now ? 0 : read;
  return read !== null && read < received ? read : received;
}

/** Null if the date is absent, or only a day. */
function timeIn(wire: string | null): number | null {
  const at = instantOfWire(wire);
  return at === null || at === Date.parse(noonOf(berlinDay(new Date(at)))) ? null : at;
}

/** What has arrived for a job: by the receipts of this device, and by the lists of the server. */
function arrivedFor(
  jobId: string,
  { receipts, lists, now }: { receipts: RootState['receipts']; lists: Lists; now: number },
): Arrived[] {
  const byReceipt = receipts
    .filter((receipt) => receipt.jobId === jobId)
    .flatMap(({ rates, capturedAt: at, comment, photoCount }) =>
      rates.map(({ id: taskId, decimal }) => ({
        ...{ taskId, value: numberOf(decimal), at, comment },
        mayHavePhotos: photoCount > 0,
      })),
    );
  const byList = lists
    .flatMap((jobs) => jobs?.find(({ id }) => id === jobId)?.meter.meterRateTasks ?? [])
    .flatMap(({ taskId, readingResults }) =>
      readingResults.map((result) => {
        const at = confirmedAt(result, now);
        return { taskId, value: result.readingValue, at, comment: null, mayHavePhotos: true };
      }),
    );
  return [...byReceipt, ...byList];
}

/**
 * Drops what was entered before it was sent, and is offered again all the same: a page of an earlier
 * build has written it once more, or another device has sent it (D209).
 */
const dropSentDrafts =
  (lists: Lists, draftPhotos: Pick<DraftPhotos, 'clear'>): AppThunk<Promise<void>> =>
  async (dispatch, getState, { ports }) => {
    const now = ports.now().getTime();
    for (const jobId of Object.keys(getState().readingDraft)) {
      const { readingDraft, receipts } = getState();
      const draft = readingDraft[jobId];
      const sent = draft && sentPart(draft, arrivedFor(jobId, { receipts, lists, now }));
      if (!sent) continue;
      await draftPhotos.clear(jobId, sent.photos).catch(() => undefined);
      dispatch(draftSent({ jobId, draft: sent.draft }));
    }
    const { unlistedDraft, receipts } = getState();
    const { meterNumber, value, changedAt = '' } = unlistedDraft;
    const same = receipts.find(
      (one) =>
        one.jobId === null &&
        one.meterNumber === meterNumber.trim() &&
        one.rates.some(({ decimal }) => numberOf(decimal) === numberOfValue(value)) &&
        one.capturedAt > Date.parse(changedAt),
    );
    if (same === undefined) return;
    await draftPhotos
      .clear(
        UNLISTED_DRAFT,
        (_slot, _photo, takenAt) => same.photoCount > 0 && takenAt <= same.capturedAt,
      )
      .catch(() => undefined);
    dispatch(unlistedSent(unlistedDraft));
  };

interface Surroundings {
  readonly store: AppStore;
  readonly accountIds: () => readonly string[];
  readonly draftPhotos: Pick<DraftPhotos, 'clear'>;
  readonly drafts: Pick<PartStorage, 'onChangedElsewhere'>;
}

/** Compares when a list or a receipt arrives, and when another tab has changed a draft. */
export function watchSentDrafts({ store, accountIds, draftPhotos, drafts }: Surroundings): void {
  const inTurn = createInTurn();
  const known = () => {
    const lists = accountIds().map((id) => jobApi.endpoints.jobs.select(id)(store.getState()).data);
    return { lists, all: [selectReceipts(store.getState()), ...lists] };
  };
  let compared: readonly unknown[] = [];
  const compare = () => {
    const { lists, all } = known();
    compared = all;
    ignoreFailure(inTurn(() => store.dispatch(dropSentDrafts(lists, draftPhotos))));
  };
  store.subscribe(() => {
    const { all } = known();
    if (all.length !== compared.length || all.some((one, n) => one !== compared[n])) compare();
  });
  drafts.onChangedElsewhere(() => void Promise.resolve().then(compare));
  compare();
}
