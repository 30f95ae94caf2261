import 'fake-indexeddb/auto';
import { jobApi } from '@ablesbar/api-client';
import { aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { recordOf } from '@ablesbar/offline-queue/testing';
import type { WhichPhotos } from '../reading/photo-clearing';
import { valueEntered } from '../reading/reading-draft.slice';
import { receiptOf } from '../receipt/receipt-of';
import { receiptKept } from '../receipt/receipts.slice';
import { unlistedEntered } from '../unlisted-reading/unlisted-draft.slice';
import { createStore } from './create-store';
import { watchSentDrafts } from './drop-sent-drafts';
import { settled } from './testing/settled';
import { startedPortal } from './testing/started-portal';

const MORNING = '2026-11-24T08:00:00.000Z';
const NOON = '2026-11-24T12:00:00.000Z';
const EVENING = '2026-11-24T18:00:00.000Z';
const NIGHT = new Date('2026-11-24T22:00:00.000Z');

/** A page of a-1, in which both forms are filled at noon. */
async function openPage(clear: (draft: string, which?: WhichPhotos) => void = () => undefined) {
  const portal = await startedPortal();
  const store = createStore({ ...portal, ports: { ...portal.ports, now: () => NIGHT } });
  let hear = () => {};
  const value = { integer: '45210', decimals: '' };
  store.dispatch(valueEntered({ jobId: 'j-1', at: NOON, taskId: 't-1', value }));
  const meterNumber = ' 1ESY1160123456';
  const twelve = { integer: '12', decimals: '' };
  store.dispatch(unlistedEntered({ at: NOON, meterNumber, value: twelve }));
  return {
    store,
    /** Another tab has changed a draft. */
    hear: () => hear(),
    watch: () =>
      watchSentDrafts({
        store,
        accountIds: () => ['a-1'],
        draftPhotos: { clear: async (draft, which) => clear(draft, which) },
        drafts: { onChangedElsewhere: (listener) => (hear = () => listener(nowhere)) },
      }),
    /** The forms that are still filled. */
    filled: () => {
      const { readingDraft, unlistedDraft } = store.getState();
      return [
        ...Object.keys(readingDraft),
        ...(unlistedDraft.value.integer === '' ? [] : ['unlisted']),
      ];
    },
  };
}

const nowhere = { key: 'persist:readingDraft', name: 'j-1', base: null, theirs: null };
type Page = Awaited<ReturnType<typeof openPage>>;

const receipt =
  (jobId: string | null, at: string, photoCount = 0) =>
  async ({ store }: Page) => {
    const record = { ...recordOf({ jobId }), capturedAt: Date.parse(at) };
    store.dispatch(receiptKept({ ...receiptOf(record, null, Date.parse(at)), photoCount }));
  };
const list =
  (accountId: string, readingDate: string, receivedAt?: string) => async (page: Page) => {
    const said = receivedAt === undefined ? {} : { receiptNumber: '7', receivedAt };
    const readingResults = [{ readingDate, readingValue: 45_210, ...said }];
    const meter = aMeter({ meterRateTasks: [aRateTask({ taskId: 't-1', readingResults })] });
    const jobs = [aJob({ id: 'j-1', meter })];
    await page.store.dispatch(jobApi.util.upsertQueryData('jobs', accountId, jobs));
    // Listeners hear of a list in the next frame, or with the next action.
    page.store.dispatch({ type: 'anything' });
  };

test.each([
  { says: 'a receipt of later', learn: receipt('j-1', EVENING), left: ['unlisted'] },
  { says: 'a receipt of before', learn: receipt('j-1', MORNING), left: ['j-1', 'unlisted'] },
  { says: 'a list with a later value', learn: list('a-1', EVENING), left: ['unlisted'] },
  { says: 'a list of before', learn: list('a-1', MORNING), left: ['j-1', 'unlisted'] },
  // The forms are filled at 13:00 in Berlin, and it is 23:00.
  {
    says: 'a list with the day alone',
    learn: list('a-1', '2026-11-25'),
    left: ['j-1', 'unlisted'],
  },
  {
    says: 'a list with a chosen day, which is its noon',
    learn: list('a-1', '2026-11-25T11:00:00.000Z'),
    left: ['j-1', 'unlisted'],
  },
  {
    says: 'a list with a time that is still to come',
    learn: list('a-1', '2026-11-24T23:00:00.000Z'),
    left: ['j-1', 'unlisted'],
  },
  {
    says: 'a list with a day, received later',
    learn: list('a-1', '2026-11-20', EVENING),
    left: ['unlisted'],
  },
  {
    says: 'a list with a day to come, received before',
    learn: list('a-1', '2026-11-25', MORNING),
    left: ['j-1', 'unlisted'],
  },
  {
    says: 'a list with a value of before, received later',
    learn: list('a-1', MORNING, EVENING),
    left: ['j-1', 'unlisted'],
  },
  {
    says: 'a list with a value of the evening before, received later',
    learn: list('a-1', '2026-11-23T22:50:00.000Z', EVENING),
    left: ['j-1', 'unlisted'],
  },
  {
    says: 'a list whose day of receipt alone is known',
    learn: list('a-1', '2026-11-20', '2026-11-25'),
    left: ['j-1', 'unlisted'],
  },
  {
    says: 'the list of an account that left',
    learn: list('a-2', EVENING),
    left: ['j-1', 'unlisted'],
  },
  { says: 'a receipt of the unlisted meter', learn: receipt(null, EVENING), left: ['j-1'] },
  { says: 'such a receipt of before', learn: receipt(null, MORNING), left: ['j-1', 'unlisted'] },
])(
  '$says leaves $left in the forms, also if it was there at the start',
  async ({ learn, left }) => {
    const [early, late] = [await openPage(), await openPage()];
    await learn(early);
    early.watch();
    late.watch();
    await settled();
    expect(late.filled()).toEqual(['j-1', 'unlisted']);
    await learn(late);
    await settled();
    expect([early.filled(), late.filled()]).toEqual([left, left]);
  },
);

test('what another tab writes once more is compared again', async () => {
  const page = await openPage();
  await receipt('j-1', EVENING)(page);
  page.watch();
  await settled();
  const value = { integer: '45210', decimals: '' };
  page.store.dispatch(valueEntered({ jobId: 'j-1', at: NOON, taskId: 't-1', value }));
  await settled();
  expect(page.filled()).toEqual(['j-1', 'unlisted']);
  page.hear();
  await settled();
  expect(page.filled()).toEqual(['unlisted']);
});

test('photos go before the words, and a disk that fails keeps no sent words', async () => {
  const steps: unknown[] = [];
  const page: Page = await openPage((draft) => {
    steps.push([draft, page.filled()]);
    throw new Error('no storage');
  });
  page.watch();
  await receipt('j-1', EVENING)(page);
  await settled();
  expect(steps).toEqual([['j-1', ['j-1', 'unlisted']]]);
  expect(page.filled()).toEqual(['unlisted']);
});

test.each([
  { says: 'a reading that was sent with photos', jobId: 'j-1', photoCount: 1 },
  { says: 'a reading that was sent without photos', jobId: 'j-1', photoCount: 0 },
  { says: 'a meter without a job, with photos', jobId: null, photoCount: 1 },
  { says: 'a meter without a job, without photos', jobId: null, photoCount: 0 },
])('of $says, the photos in the form go or stay', async ({ jobId, photoCount }) => {
  const photo = { id: 'p', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };
  const gone: (boolean | undefined)[] = [];
  const page: Page = await openPage((_draft, which) => {
    gone.push(which?.('t-1', photo, Date.parse(NOON)));
  });
  page.watch();
  await receipt(jobId, EVENING, photoCount)(page);
  await settled();
  expect(gone).toEqual([photoCount > 0]);
});
