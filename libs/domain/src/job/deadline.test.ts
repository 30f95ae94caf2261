import { aDay, aJob } from '../testing';
import { isSoon, lastDayOf } from './deadline';

const today = aDay('2026-11-21');

test.each([
  { says: 'five days are enough', last: '2026-11-26', day: '2026-11-26', soon: false },
  { says: 'less than five days', last: '2026-11-25', day: '2026-11-25', soon: true },
  { says: 'the last day', last: '2026-11-21', day: '2026-11-21', soon: true },
  { says: 'over since yesterday', last: '2026-11-20', day: '2026-11-20', soon: false },
  {
    says: 'a timestamp means its day',
    last: '2026-11-25T22:59:59Z',
    day: '2026-11-25',
    soon: true,
  },
  {
    says: 'and after midnight the next',
    last: '2026-11-25T23:00:00Z',
    day: '2026-11-26',
    soon: false,
  },
  { says: 'no deadline', last: null, day: null, soon: null },
  { says: 'no date', last: 'bald', day: null, soon: null },
])('a deadline: $says', ({ last, day, soon }) => {
  const read = lastDayOf(
    aJob({ jobConstraints: { earliestExecution: null, latestExecution: last } }),
  );
  expect(read).toBe(day);
  expect(read && isSoon(read, today)).toBe(soon);
});
