import { aConfig, aDay, anEvent, aRateTask } from '../testing';
import { perDayAYearBefore } from './per-day-a-year-before';

const yearly = [
  anEvent('2023-11-21', 0),
  anEvent('2024-11-20', 365 * 4),
  anEvent('2025-11-20', 365 * 9),
];
/** Consumption of about 30 a month in winter and about 300 a month in summer. */
const monthly = [
  anEvent('2025-06-01', 0),
  anEvent('2025-07-01', 300),
  anEvent('2025-08-01', 610),
  anEvent('2025-11-01', 900),
  anEvent('2025-12-01', 930),
  anEvent('2026-01-01', 961),
  anEvent('2026-02-01', 992),
  anEvent('2026-05-01', 1081),
  anEvent('2026-06-01', 1112),
];

test.each([
  {
    says: 'read once a year: the last year',
    events: yearly,
    since: '2025-11-20',
    until: '2026-11-20',
    is: 5,
  },
  {
    says: 'a few days later it is still that year',
    events: yearly,
    since: '2025-11-20',
    until: '2026-11-27',
    is: 5,
  },
  {
    says: 'read every month: the same month, not the last one',
    events: monthly,
    since: '2026-06-01',
    until: '2026-07-01',
    is: 10,
  },
  {
    says: 'over two periods: each by its days',
    events: [anEvent('2025-06-01', 0), anEvent('2025-06-11', 10), anEvent('2025-06-21', 50)],
    since: '2026-06-01',
    until: '2026-06-21',
    is: 2.5,
  },
  {
    says: 'half of the days are told',
    events: [anEvent('2025-06-11', 0), anEvent('2025-06-21', 40)],
    since: '2026-06-01',
    until: '2026-06-21',
    is: 4,
  },
  {
    says: 'one day less than half',
    events: [anEvent('2025-06-12', 0), anEvent('2025-06-21', 36)],
    since: '2026-06-01',
    until: '2026-06-21',
    is: null,
  },
  {
    says: 'longer than a year and already booked: only what ended before it',
    events: [anEvent('2023-01-01', 0), anEvent('2024-06-01', 1034), anEvent('2025-09-01', 5604)],
    since: '2024-06-01',
    until: '2025-09-01',
    is: 2,
  },
  {
    says: 'two years and already booked: the year before them is less than half of the days',
    events: [anEvent('2021-11-20', 0), anEvent('2023-11-20', 2000), anEvent('2025-11-20', 4400)],
    since: '2023-11-20',
    until: '2025-11-20',
    is: null,
  },
  {
    says: 'the history begins later',
    events: [anEvent('2026-01-01', 0), anEvent('2026-06-01', 151)],
    since: '2026-06-01',
    until: '2026-07-01',
    is: null,
  },
  {
    says: 'no history',
    events: [],
    since: '2026-06-01',
    until: '2026-07-01',
    is: null,
  },
  {
    says: 'no day between the two',
    events: yearly,
    since: '2025-11-20',
    until: '2025-11-20',
    is: null,
  },
])('perDayAYearBefore: $says', ({ events, since, until, is }) => {
  const task = aRateTask({ readingEvents: events });
  const days = { since: aDay(since), until: aDay(until) };
  expect(perDayAYearBefore(task, aConfig().features, days)).toBe(is);
});
