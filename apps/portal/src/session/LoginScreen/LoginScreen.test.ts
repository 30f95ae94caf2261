import { act, renderHook } from '@testing-library/react';
import { useRoomBeside } from './LoginScreen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function aWindow(matches: boolean) {
  const wide = Object.assign(new EventTarget(), { matches });
  const matchMedia = jest.fn(() => wide);
  Object.assign(window, { matchMedia });
  return {
    matchMedia,
    becomes(isWide: boolean) {
      wide.matches = isWide;
      act(() => void wide.dispatchEvent(new Event('change')));
    },
  };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('there is room from 1024 px on, once the form has been painted', () => {
  const { matchMedia } = aWindow(true);
  const { result } = renderHook(useRoomBeside);
  pass(199);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  expect(matchMedia).toHaveBeenCalledWith('(min-width: 1024px)');
});

test('a phone has no room beside the form until it is turned', () => {
  const { becomes } = aWindow(false);
  const { result } = renderHook(useRoomBeside);
  pass(1_000);
  expect(result.current).toBe(false);
  becomes(true);
  expect(result.current).toBe(true);
  becomes(false);
  expect(result.current).toBe(false);
});

test('an unmounted screen stops its timers', () => {
  const { becomes } = aWindow(true);
  const { result, unmount } = renderHook(useRoomBeside);
  unmount();
  pass(1_000);
  becomes(true);
  expect(result.current).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
