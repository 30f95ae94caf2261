import type { ReadingReason } from '../job/job';
import { aConfig, aRateTask } from '../testing';
import { usualPerDay } from './usual-per-day';

const event = (
  readingDate: string,
  readingValue: number,
  reason: ReadingReason = 'PERIODIC_READING',
) => ({ readingDate, readingValue, reason, otherReason: null });

test.each([
  { says: 'nothing is known', events: [], usual: null },
  { says: 'one reading tells nothing', events: [event('2025-01-01', 5)], usual: null },
  {
    says: 'two of one day tell nothing',
    events: [event('2025-01-01', 5), event('2025-01-01', 6)],
    usual: null,
  },
  {
    says: 'one period',
    events: [event('2025-01-01', 0), event('2025-01-11', 20)],
    usual: { lowest: 2, highest: 2 },
  },
  {
    says: 'of several the least and the most',
    events: [
      event('2025-01-01', 0),
      event('2025-01-11', 20),
      event('2025-01-21', 80),
      event('2025-01-31', 120),
    ],
    usual: { lowest: 2, highest: 6 },
  },
  {
    says: 'the last four only',
    events: [0, 1000, 1010, 1030, 1060, 1100].map((value, index) =>
      event(`2025-01-${String(1 + 5 * index).padStart(2, '0')}`, value),
    ),
    usual: { lowest: 2, highest: 8 },
  },
  {
    says: 'what was measured, not what was estimated',
    events: [
      event('2025-01-01', 0),
      event('2025-03-01', 590, 'ESTIMATED_READING'),
      event('2025-05-01', 600),
      event('2025-05-11', 620),
    ],
    usual: { lowest: 2, highest: 2 },
  },
  {
    says: 'estimates, where there is nothing else',
    events: [event('2025-01-01', 0), event('2025-01-31', 90, 'ESTIMATED_READING')],
    usual: { lowest: 3, highest: 3 },
  },
  {
    says: 'a rollover is a consumption, too',
    events: [event('2025-01-01', 999_990), event('2025-01-11', 10)],
    usual: { lowest: 2, highest: 2 },
  },
])('usualPerDay: $says', ({ events, usual }) => {
  expect(usualPerDay(aRateTask({ readingEvents: events }), aConfig().features)).toEqual(usual);
});

test('a reading sent for this job does not judge itself', () => {
  const task = aRateTask({
    readingEvents: [event('2025-01-01', 0), event('2025-01-11', 20)],
    readingResults: [{ readingDate: '2025-01-21', readingValue: 5000 }],
  });
  expect(usualPerDay(task, aConfig().features)).toEqual({ lowest: 2, highest: 2 });
});

test.each([
  { says: 'shown', flag: true, usual: { lowest: 2, highest: 2 } },
  { says: 'not shown', flag: false, usual: { lowest: 2, highest: 2 } },
])('the history measures a value where the evaluation has it $says', ({ flag, usual }) => {
  const task = aRateTask({ readingEvents: [event('2025-01-01', 0), event('2025-01-11', 20)] });
  const { features } = aConfig({ features: { evaluationUseHistoricReadings: flag } });
  expect(usualPerDay(task, features)).toEqual(usual);
});
