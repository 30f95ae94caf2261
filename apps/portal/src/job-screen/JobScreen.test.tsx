import { act, renderHook } from '@testing-library/react';
import { combineReducers, configureStore, type UnknownAction } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { draftPhotosIn, type DraftPhoto } from '../reading/draft-photos';
import { DraftPhotosContext } from '../reading';
import { draftCleared, readingDraftSlice, valueEntered } from '../reading/reading-draft.slice';
import { useCorrecting } from './JobScreen';

const typed = (integer: string) =>
  valueEntered({ jobId: 'j', at: '', taskId: 't', value: { integer, decimals: '' } });
const photo: DraftPhoto = { id: 'p', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };

function open({ isWaiting = false, before = [] }: Setup = {}) {
  const store = configureStore({
    reducer: combineReducers({ readingDraft: readingDraftSlice.reducer }),
  });
  before.forEach((action) => store.dispatch(action));
  const draftPhotos = draftPhotosIn(
    {
      keys: async () => [],
      read: async () => null,
      write: async () => undefined,
      remove: async () => undefined,
    },
    () => 0,
  );
  const { result } = renderHook(() => useCorrecting('j', isWaiting), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>
        <DraftPhotosContext value={draftPhotos}>{children}</DraftPhotosContext>
      </Provider>
    ),
  });
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
    says: 'whose reading still waits',
    setup: { before: [typed('7')], isWaiting: true },
    isThere: false,
  },
])('the form of a job $says', ({ setup, isThere }) => {
  expect(open(setup).isThere()).toBe(isThere);
});

test('what is taken back while the screen stands there is shown, also a photo alone', async () => {
  const { draftPhotos, isThere } = open();
  await act(() => draftPhotos.put('j', 't', [photo]));
  expect(isThere()).toBe(true);
});

test('a form whose last digit is deleted stays, and goes once it is sent', () => {
  const { store, isThere, set } = open({ before: [typed('7')] });
  act(() => void store.dispatch(typed('')));
  expect(isThere()).toBe(true);
  act(() => {
    store.dispatch(draftCleared('j'));
    set(false);
  });
  expect(isThere()).toBe(false);
});
