import { jobApi } from '@ablesbar/api-client';
import { aJob } from '@ablesbar/domain/testing';
import { draftsFilled } from '../reading';
import { unlistedEntered } from '../unlisted-reading/unlisted-draft.slice';
import { countDrafts } from './count-drafts';
import { createStore } from './create-store';
import { startedPortal } from './testing/started-portal';

const at = '2026-11-29T12:00:00Z';
const typed = { 't-1': { integer: '12', decimals: '' } };
const emptied = { 't-1': { integer: '', decimals: '' } };
const photo = { id: 'p-1', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };

const BOTH = ['a-1', 'a-2'];

/** Two accounts that share j-2; j-4 is on no list any more. */
async function aDevice() {
  const store = createStore(await startedPortal());
  const lists = { 'a-1': ['j-1', 'j-2'], 'a-2': ['j-2', 'j-3'] };
  for (const [accountId, ids] of Object.entries(lists)) {
    const jobs = ids.map((id) => aJob({ id }));
    await store.dispatch(jobApi.util.upsertQueryData('jobs', accountId, jobs));
  }
  return (leaving: readonly string[], photosOf: readonly string[] = []) => {
    const of = (draft: string) => (photosOf.includes(draft) ? { 't-1': [photo] } : {});
    const { readingDraft, ...others } = store.getState();
    const restored = { ...readingDraft, _persist: { version: 1, rehydrated: true } };
    const state = { ...others, readingDraft: restored as unknown as typeof readingDraft };
    const around = { state, draftPhotos: { of }, accountIds: BOTH };
    return { store, count: countDrafts(around, leaving) };
  };
}

test.each([
  { says: 'nothing is typed', jobIds: [], leaving: BOTH, count: 0 },
  { says: 'a logout takes all', jobIds: ['j-1', 'j-2', 'j-3', 'j-4'], leaving: BOTH, count: 4 },
  { says: 'an account takes its own', jobIds: ['j-1', 'j-3', 'j-4'], leaving: ['a-1'], count: 1 },
  { says: 'another account has it too', jobIds: ['j-2'], leaving: ['a-1'], count: 0 },
])('$says: $count drafts go', async ({ jobIds, leaving, count }) => {
  const counted = await aDevice();
  const some = jobIds.map((jobId) => ({ jobId, values: typed }));
  counted([]).store.dispatch(draftsFilled({ at, some }));
  expect(counted(leaving).count).toBe(count);
});

test('a draft that was emptied again does not count, unless it has a photo', async () => {
  const counted = await aDevice();
  const some = ['j-1', 'j-3'].map((jobId) => ({ jobId, values: emptied }));
  counted([]).store.dispatch(draftsFilled({ at, some }));
  expect(counted(BOTH).count).toBe(0);
  expect(counted(BOTH, ['j-3']).count).toBe(1);
});

test('the form for an unlisted meter goes with the last account', async () => {
  const counted = await aDevice();
  counted([]).store.dispatch(unlistedEntered({ at, meterNumber: '12345' }));
  expect([counted(['a-1']).count, counted(BOTH).count]).toEqual([0, 1]);
});
