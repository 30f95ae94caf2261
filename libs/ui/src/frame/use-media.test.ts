import { act, renderHook } from '@testing-library/react';
import { useMedia } from './use-media';

test('follows the window, and stops at the end', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  const asked: string[] = [];
  const value = (query: string) => (asked.push(query), media);
  Object.defineProperty(window, 'matchMedia', { configurable: true, value });
  const heard = jest.spyOn(media, 'removeEventListener');
  const { result, unmount } = renderHook(() => useMedia('(min-width: 1024px)'));
  expect(result.current).toBe(false);
  media.matches = true;
  act(() => void media.dispatchEvent(new Event('change')));
  expect(result.current).toBe(true);
  expect(new Set(asked)).toEqual(new Set(['(min-width: 1024px)']));
  unmount();
  expect(heard).toHaveBeenCalledTimes(1);
});
