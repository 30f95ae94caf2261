import { act, renderHook } from '@testing-library/react';
import { useDebounced } from './use-debounced';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function typing(first: string) {
  return renderHook(({ value }) => useDebounced(value, 500), { initialProps: { value: first } });
}

test.each([
  { says: 'not yet', ms: 499, settled: null },
  { says: 'after the delay', ms: 500, settled: '4' },
])('a value settles: $says', ({ ms, settled }) => {
  const { result } = typing('4');
  expect(result.current).toBeNull();
  wait(ms);
  expect(result.current).toBe(settled);
});

test('every change begins the delay anew', () => {
  const { result, rerender } = typing('4');
  wait(499);
  rerender({ value: '45' });
  wait(499);
  expect(result.current).toBeNull();
  wait(1);
  expect(result.current).toBe('45');
});

test('a settled value becomes null as soon as the value changes', () => {
  const { result, rerender } = typing('4');
  wait(500);
  rerender({ value: '45' });
  expect(result.current).toBeNull();
});
