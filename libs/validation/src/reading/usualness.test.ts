import { aDay } from '@ablesbar/domain/testing';
import type { Explanation } from './explain-value';
import { usualness } from './usualness';

const since = aDay('2025-11-21');
const explained = (amount: string | null, lowest: string, highest: string): Explanation => ({
  consumption: amount === null ? null : { amount, since, perDay: 1 },
  usual: { lowest, highest },
  factor: null,
  periods: [],
  before: null,
});

test.each([
  { says: 'half of the least', amount: '500', is: 'usual' },
  { says: 'just less than half', amount: '499.9', is: 'less' },
  { says: 'twice the most', amount: '2400', is: 'usual' },
  { says: 'just more than twice', amount: '2400.1', is: 'more' },
  { says: 'nothing used', amount: '0', is: 'less' },
  { says: 'a consumption that is not known', amount: null, is: 'unknown' },
])('of usual 1000 to 1200, $says is $is', ({ amount, is }) => {
  expect(usualness(explained(amount, '1000', '1200'))).toBe(is);
});

test('where nothing was used before, nothing is usual, and anything is more', () => {
  expect(usualness(explained('0', '0', '0'))).toBe('usual');
  expect(usualness(explained('0.1', '0', '0'))).toBe('more');
});

test('without earlier years there is nothing to compare with', () => {
  expect(usualness({ ...explained('5', '0', '0'), usual: null })).toBe('unknown');
});
