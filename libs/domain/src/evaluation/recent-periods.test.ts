import { aConfig, anEvent, aRateTask } from '../testing';
import { recentPeriods } from './recent-periods';

test.each([
  { says: 'nothing is known', events: [], periods: [] },
  { says: 'one reading ends no period', events: [anEvent('2025-01-01', 5)], periods: [] },
  {
    says: 'the second ends one',
    events: [anEvent('2025-01-11', 20), anEvent('2025-01-01', 0)],
    periods: [['2025-01-11', 2]],
  },
  {
    says: 'four, oldest first',
    events: [0, 10, 30, 60, 100].map((value, n) => anEvent(`202${n}-01-01`, value * 365)),
    periods: ['2021-01-01', '2022-01-01', '2023-01-01', '2024-01-01'].map((day, n) => [
      day,
      // The first of these years was a leap year.
      n === 0 ? 3650 / 366 : 10 * (n + 1),
    ]),
  },
  {
    says: 'of five the last four',
    events: [0, 10, 30, 60, 100, 150].map((value, n) => anEvent(`2025-01-0${n + 1}`, value)),
    periods: [
      ['2025-01-03', 20],
      ['2025-01-04', 30],
      ['2025-01-05', 40],
      ['2025-01-06', 50],
    ],
  },
  {
    says: 'measured periods, not estimated ones',
    events: [
      anEvent('2025-01-01', 0),
      anEvent('2025-01-11', 20),
      anEvent('2025-01-21', 90, 'ESTIMATED_READING'),
    ],
    periods: [['2025-01-11', 2]],
  },
  {
    says: 'an estimated year has its share of what was measured around it',
    events: [
      anEvent('2025-01-01', 0),
      anEvent('2025-02-20', 900, 'ESTIMATED_READING'),
      anEvent('2025-04-11', 500),
    ],
    periods: [
      ['2025-02-20', 5],
      ['2025-04-11', 5],
    ],
  },
])('recentPeriods: $says', ({ events, periods }) => {
  const found = recentPeriods(aRateTask({ readingEvents: events }), aConfig().features);
  expect(found.map(({ until, perDay }) => [until, perDay])).toEqual(periods);
});
