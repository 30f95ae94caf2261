import { evaluateRate } from '@ablesbar/domain';
import { aConfig, aRateTask } from '@ablesbar/domain/testing';
import { barsOf } from './bars-of';

const event = (
  readingDate: string,
  readingValue: number,
  reason = 'PERIODIC_READING' as const,
) => ({
  readingDate,
  readingValue,
  reason,
  otherReason: null,
});

function bars(events: readonly (readonly [day: string, value: number])[]) {
  const readingEvents = events.map(([day, value]) => event(day, value));
  const task = aRateTask({ readingEvents, readingResults: [] });
  return barsOf(evaluateRate(task, aConfig().features).years).map(({ label, value, before }) => [
    label,
    value,
    before,
  ]);
}

test.each([
  {
    says: 'the first reading alone is no year of consumption',
    events: [['2024-11-20', 100] as const],
    expected: [],
  },
  {
    says: 'each year has the one before beside it, the first has none',
    events: [
      ['2023-11-20', 100],
      ['2024-11-20', 150],
      ['2025-11-20', 170],
    ] as const,
    expected: [
      ['2024', 50, null],
      ['2025', 20, 50],
    ],
  },
  {
    says: 'a year that nobody read is a gap',
    events: [
      ['2022-11-20', 100],
      ['2023-11-20', 110],
      ['2025-11-20', 150],
    ] as const,
    expected: [
      ['2023', 10, null],
      ['2024', null, 10],
      ['2025', 40, null],
    ],
  },
])('$says', ({ events, expected }) => {
  expect(bars(events)).toEqual(expected);
});

test('only the last eight years are shown, the oldest of them still with the year before', () => {
  const shown = bars(Array.from({ length: 12 }, (_, n) => [`${2010 + n}-06-01`, n * n] as const));
  expect(shown).toHaveLength(8);
  expect(shown[0]).toEqual(['2014', 7, 5]);
});

test('a change of the meter is marked in its year', () => {
  const readingEvents = [
    event('2024-11-20', 100),
    { ...event('2025-03-01', 120), reason: 'METER_CHANGE' as const },
    { ...event('2025-03-01', 0), reason: 'METER_CHANGE' as const },
    event('2025-11-20', 40),
  ];
  const task = aRateTask({ readingEvents, readingResults: [] });
  expect(barsOf(evaluateRate(task, aConfig().features).years)).toEqual([
    { label: '2025', value: 60, before: null, isEstimated: false, isNewMeter: true },
  ]);
});
