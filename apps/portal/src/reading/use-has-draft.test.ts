import { act, renderHook } from '@testing-library/react';
import { valueEntered } from './reading-draft.slice';
import { entryAround } from './testing/entry-around';
import { useHasDraft } from './use-has-draft';

test.each(['a value', 'a photo'])('%s alone is a draft', async (what) => {
  const { store, draftPhotos, wrapper } = await entryAround();
  const { result } = renderHook(() => useHasDraft('j-1'), { wrapper });
  expect(result.current).toBe(false);
  const value = { integer: '1', decimals: '' };
  act(() => {
    if (what === 'a value') {
      store.dispatch(valueEntered({ jobId: 'j-1', at: '', taskId: 't-1', value }));
    } else {
      const photo = { id: 'p', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };
      void draftPhotos.put('j-1', 't-1', [photo]);
    }
  });
  expect(result.current).toBe(true);
});
