import { aDay, aJob } from '../testing';
import { daysLeft, expiresSoon } from './deadline';

const today = aDay('2026-11-21');

test.each([
  { says: 'five days are enough', last: '2026-11-26', left: 5, soon: false },
  { says: 'less than five days', last: '2026-11-25', left: 4, soon: true },
  { says: 'the last day', last: '2026-11-21', left: 0, soon: true },
  { says: 'over since yesterday', last: '2026-11-20', left: -1, soon: false },
  { says: 'a timestamp means its day', last: '2026-11-25T22:59:59Z', left: 4, soon: true },
  { says: 'and after midnight the next', last: '2026-11-25T23:00:00Z', left: 5, soon: false },
  { says: 'no deadline', last: null, left: null, soon: false },
  { says: 'no date', last: 'bald', left: null, soon: false },
])('a deadline: $says', ({ last, left, soon }) => {
  const job = aJob({ jobConstraints: { earliestExecution: null, latestExecution: last } });
  expect(daysLeft(job, today)).toBe(left);
  expect(expiresSoon(job, today)).toBe(soon);
  expect(expiresSoon({ ...job, done: true }, today)).toBe(false);
});
