import { act, renderHook } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { DraftPhoto } from '../reading/placed-photos';
import { draftCleared, valueEntered } from '../reading/reading-draft.slice';
import { entryAround } from '../reading/testing/entry-around';
import { useCorrecting } from './JobScreen';

const typed = (integer: string) =>
  valueEntered({ jobId: 'j', at: '', taskId: 't', value: { integer, decimals: '' } });
const photo: DraftPhoto = { id: 'p', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };

async function open({ isWaiting = false, before = [] }: Setup = {}) {
  const { store, draftPhotos, wrapper } = await entryAround();
  before.forEach((action) => store.dispatch(action));
  const { result } = renderHook(() => useCorrecting('j', isWaiting), { wrapper });
  return { store, draftPhotos, isThere: () => result.current[0], set: result.current[1] };
}

interface Setup {
  readonly isWaiting?: boolean;
  readonly before?: readonly UnknownAction[];
}

test.each([
  { says: 'that has no draft', setup: {}, isThere: false },
  { says: 'with a draft of an earlier visit', setup: { before: [typed('7')] }, isThere: true },
  { says: 'whose draft was emptied', setup: { before: [typed('')] }, isThere: false },
  {
    says: 'whose reading is queued',
    setup: { before: [typed('7')], isWaiting: true },
    isThere: false,
  },
])('the form of a job $says', async ({ setup, isThere }) => {
  expect((await open(setup)).isThere()).toBe(isThere);
});

test('an open form appears when a reading is taken back into it, also for a photo alone', async () => {
  const { draftPhotos, isThere } = await open();
  await act(() => draftPhotos.put('j', 't', [photo]));
  expect(isThere()).toBe(true);
});

test('a form stays when its last digit is deleted, and closes after sending', async () => {
  const { store, isThere, set } = await open({ before: [typed('7')] });
  act(() => void store.dispatch(typed('')));
  expect(isThere()).toBe(true);
  act(() => {
    store.dispatch(draftCleared('j'));
    set(false);
  });
  expect(isThere()).toBe(false);
});
