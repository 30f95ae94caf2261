import { remainingPause } from './human';

const started = new Date('2026-11-21T10:00:00Z');
test.each([
  { says: 'three minutes', later: 180_000, pause: 0 },
  { says: 'just three seconds', later: 3000, pause: 0 },
  { says: 'just not', later: 2999, pause: 1 },
  { says: 'at once', later: 0, pause: 3000 },
])('whoever took $says waits', ({ later, pause }) => {
  expect(remainingPause(started, new Date(started.getTime() + later))).toBe(pause);
});
