import { act, renderHook } from '@testing-library/react';
import { SLOW_AFTER_MS, useIsSlow } from './use-is-slow';

/** A clock that runs its only action when it is told to. */
function aClock() {
  let due: (() => void) | null = null;
  return {
    after: (ms: number, action: () => void) => {
      expect(ms).toBe(SLOW_AFTER_MS);
      due = action;
      return () => {
        due = null;
      };
    },
    strike: () => act(() => due?.()),
  };
}

test('a wait is slow when its time has passed, and the next one begins anew', () => {
  const { after, strike } = aClock();
  const { result, rerender } = renderHook((isWaiting: boolean) => useIsSlow(after, isWaiting), {
    initialProps: false,
  });
  strike();
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(false);
  strike();
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(false);
});

test('a wait that ends in time is never slow', () => {
  const { after, strike } = aClock();
  const { result, rerender } = renderHook((isWaiting: boolean) => useIsSlow(after, isWaiting), {
    initialProps: true,
  });
  rerender(false);
  strike();
  expect(result.current).toBe(false);
});
