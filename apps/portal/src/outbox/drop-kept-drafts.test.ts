import { recordOf } from '@ablesbar/offline-queue/testing';
import { dropKeptDrafts } from './drop-kept-drafts';

const noMeter = { meterNumber: '', value: { integer: '', decimals: '' } };
const unlisted = { meterNumber: ' 1ESY1160123456', value: { integer: '12', decimals: '' } };
const filled = (integer: string) => ({ values: { 't-1': { integer, decimals: '' } }, day: null });

test.each([
  {
    says: 'what waits does not stand in its form once more',
    record: recordOf(),
    state: { readingDraft: { 'j-1': filled('45210') }, unlistedDraft: noMeter },
    dropped: ['j-1'],
  },
  {
    says: 'a correction that was begun stays',
    record: recordOf(),
    state: { readingDraft: { 'j-1': filled('45211') }, unlistedDraft: noMeter },
    dropped: [],
  },
  {
    says: 'where nothing stands, nothing goes',
    record: recordOf(),
    state: { readingDraft: {}, unlistedDraft: noMeter },
    dropped: [],
  },
  {
    says: 'the meter that is not on the list as well',
    record: recordOf({ jobId: null }),
    state: { readingDraft: {}, unlistedDraft: unlisted },
    dropped: ['unlisted'],
  },
  {
    says: 'another meter stays',
    record: recordOf({ jobId: null }),
    state: { readingDraft: {}, unlistedDraft: { ...unlisted, meterNumber: '1ESY1160123457' } },
    dropped: [],
  },
])('$says', async ({ record, state, dropped }) => {
  const steps: string[] = [];
  const draftPhotos = { clear: async (draft: string) => void steps.push(`photos of ${draft}`) };
  const thunk = dropKeptDrafts([record], draftPhotos);
  await Reflect.apply(thunk, null, [() => steps.push('values'), () => state, null]);
  // The values last: by them the rest is found again where a page ends in between.
  expect(steps).toEqual(dropped.flatMap((draft) => [`photos of ${draft}`, 'values']));
});
