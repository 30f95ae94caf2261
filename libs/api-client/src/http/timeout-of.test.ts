import { timeoutOf } from './timeout-of';

test.each([
  { says: 'nothing to send', bytes: 0, ms: 30_000 },
  { says: '25 kB take a second more', bytes: 25_000, ms: 31_000 },
  { says: 'the longest that is still counted', bytes: 6_750_000, ms: 300_000 },
  { says: 'five minutes are the end', bytes: 25_000_000, ms: 300_000 },
])('$says', ({ bytes, ms }) => {
  expect(timeoutOf(bytes)).toBe(ms);
});
