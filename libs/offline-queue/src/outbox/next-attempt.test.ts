import { secondsToWait } from './next-attempt';

test.each([
  { says: 'a second after the first failure', attempts: 1, chance: 0.5, seconds: 1 },
  { says: 'twice as long after the second', attempts: 2, chance: 0.5, seconds: 2 },
  { says: 'the longest that is still doubled', attempts: 9, chance: 0.5, seconds: 256 },
  { says: 'five minutes are the end', attempts: 10, chance: 0.5, seconds: 300 },
  { says: 'and stay it', attempts: 500, chance: 0.5, seconds: 300 },
  { says: 'a fifth less at the earliest', attempts: 3, chance: 0, seconds: 3.2 },
  { says: 'a fifth more at the latest', attempts: 3, chance: 1, seconds: 4.8 },
])('$says', ({ attempts, chance, seconds }) => {
  expect(secondsToWait({ attempts, chance, retryAfterSeconds: null })).toBeCloseTo(seconds);
});

test.each([
  { says: 'longer', retryAfterSeconds: 900 },
  { says: 'shorter', retryAfterSeconds: 0 },
])("the server's own word wins, $says", ({ retryAfterSeconds }) => {
  expect(secondsToWait({ attempts: 5, chance: 1, retryAfterSeconds })).toBe(retryAfterSeconds);
});
