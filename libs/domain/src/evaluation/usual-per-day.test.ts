import { aConfig, anEvent, aRateTask } from '../testing';
import { usualPerDay } from './usual-per-day';

test.each([
  { says: 'nothing is known', events: [], usual: null },
  { says: 'one reading tells nothing', events: [anEvent('2025-01-01', 5)], usual: null },
  {
    says: 'two of one day tell nothing',
    events: [anEvent('2025-01-01', 5), anEvent('2025-01-01', 6)],
    usual: null,
  },
  {
    says: 'one period',
    events: [anEvent('2025-01-01', 0), anEvent('2025-01-11', 20)],
    usual: { lowest: 2, highest: 2 },
  },
  {
    says: 'of several the least and the most',
    events: [
      anEvent('2025-01-01', 0),
      anEvent('2025-01-11', 20),
      anEvent('2025-01-21', 80),
      anEvent('2025-01-31', 120),
    ],
    usual: { lowest: 2, highest: 6 },
  },
  {
    says: 'the last four only',
    events: [0, 1000, 1010, 1030, 1060, 1100].map((value, index) =>
      anEvent(`2025-01-${String(1 + 5 * index).padStart(2, '0')}`, value),
    ),
    usual: { lowest: 2, highest: 8 },
  },
  {
    says: 'measured periods, joined across an estimate',
    events: [
      anEvent('2025-01-01', 0),
      anEvent('2025-03-01', 590, 'ESTIMATED_READING'),
      anEvent('2025-05-01', 600),
      anEvent('2025-05-11', 620),
    ],
    usual: { lowest: 2, highest: 5 },
  },
  {
    says: 'estimates, where there is nothing else',
    events: [anEvent('2025-01-01', 0), anEvent('2025-01-31', 90, 'ESTIMATED_READING')],
    usual: { lowest: 3, highest: 3 },
  },
  {
    says: 'a rollover is a consumption, too',
    events: [anEvent('2025-01-01', 999_990), anEvent('2025-01-11', 10)],
    usual: { lowest: 2, highest: 2 },
  },
])('usualPerDay: $says', ({ events, usual }) => {
  expect(usualPerDay(aRateTask({ readingEvents: events }), aConfig().features)).toEqual(usual);
});

test('a reading sent for this job does not judge itself', () => {
  const task = aRateTask({
    readingEvents: [anEvent('2025-01-01', 0), anEvent('2025-01-11', 20)],
    readingResults: [{ readingDate: '2025-01-21', readingValue: 5000 }],
  });
  expect(usualPerDay(task, aConfig().features)).toEqual({ lowest: 2, highest: 2 });
});

test.each([
  { says: 'shown', flag: true, usual: { lowest: 2, highest: 2 } },
  { says: 'not shown', flag: false, usual: { lowest: 2, highest: 2 } },
])('the history measures a value where the evaluation has it $says', ({ flag, usual }) => {
  const task = aRateTask({ readingEvents: [anEvent('2025-01-01', 0), anEvent('2025-01-11', 20)] });
  const { features } = aConfig({ features: { evaluationUseHistoricReadings: flag } });
  expect(usualPerDay(task, features)).toEqual(usual);
});
