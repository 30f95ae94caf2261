import { evaluateRate, notedEntries } from '@ablesbar/domain';
import { aConfig, aDay, aRateTask } from '@ablesbar/domain/testing';
import { daySteps, pairedBars, yearBars } from './chart-data';

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
  return yearBars(evaluateRate(task, aConfig().features).years).map(({ label, value, before }) => [
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
  expect(yearBars(evaluateRate(task, aConfig().features).years)).toEqual([
    { label: '2025', value: 60, before: null, isEstimated: false, isNewMeter: true },
  ]);
});

type Reason = 'PERIODIC_READING' | 'METER_CHANGE' | 'ESTIMATED_READING';

function steps(events: readonly (readonly [day: string, value: number, reason?: Reason])[]) {
  const readingEvents = events.map(([readingDate, readingValue, reason = 'PERIODIC_READING']) => ({
    readingDate,
    readingValue,
    reason,
    otherReason: null,
  }));
  const task = aRateTask({ readingEvents, readingResults: [] });
  return daySteps(evaluateRate(task, aConfig().features).years, []);
}

test('one reading makes no step', () => {
  expect(steps([['2025-11-20', 100]])).toBeNull();
});

test('a step lasts from reading to reading; the years begin in between', () => {
  expect(
    steps([
      ['2024-12-22', 0],
      ['2025-01-01', 20],
      ['2025-01-11', 60],
    ]),
  ).toEqual({
    steps: [
      { from: 0, to: 10, value: 2, isEstimated: false },
      { from: 10, to: 20, value: 4, isEstimated: false },
    ],
    notes: [],
    ticks: [{ at: 10, day: '2025-01-01' }],
    changes: [],
  });
});

test('notes have steps of their own, and lengthen the chart', () => {
  const readingEvents = [event('2024-12-22', 0), event('2025-01-01', 20)];
  const task = aRateTask({ readingEvents, readingResults: [] });
  const { features } = aConfig();
  const note = {
    ...{ accountId: 'a-1', jobId: 'j-1', taskId: task.taskId },
    ...{ day: aDay('2026-01-01'), value: { integer: '385', decimals: '' } },
  };
  const { years } = evaluateRate(task, features);
  expect(daySteps(years, notedEntries(task, features, { n: note }))).toEqual({
    steps: [{ from: 0, to: 10, value: 2, isEstimated: false }],
    notes: [{ from: 10, to: 375, value: 1, isEstimated: false }],
    ticks: [
      { at: 10, day: '2025-01-01' },
      { at: 375, day: '2026-01-01' },
    ],
    changes: [],
  });
});

test('an estimate marks the steps on both sides, a change its day', () => {
  const shown = steps([
    ['2025-01-01', 0],
    ['2025-03-02', 60, 'ESTIMATED_READING'],
    ['2025-04-01', 90, 'METER_CHANGE'],
    ['2025-04-01', 0, 'METER_CHANGE'],
    ['2025-05-01', 30],
  ]);
  expect(shown?.steps.map(({ isEstimated }) => isEstimated)).toEqual([true, true, false]);
  expect(shown?.changes).toEqual([90]);
});

test('two rates stand side by side, also in a year that only one of them has', () => {
  const rate = (values: readonly (readonly [string, number])[]) => {
    const readingEvents = values.map(([day, value]) => event(day, value));
    return evaluateRate(aRateTask({ readingEvents, readingResults: [] }), aConfig().features).years;
  };
  const high = rate([
    ['2023-11-20', 100],
    ['2024-11-20', 150],
    ['2025-11-20', 170],
  ]);
  const low = rate([
    ['2024-11-20', 10],
    ['2025-11-20', 70],
  ]);
  expect(pairedBars(high, low).map(({ label, value, before }) => [label, value, before])).toEqual([
    ['2024', 50, null],
    ['2025', 20, 60],
  ]);
  expect(pairedBars(low.slice(1), [])).toEqual([]);
});

test('an estimate marks only the bar of its own rate', () => {
  const rate = (reason: Reason) => {
    const readingEvents = [event('2024-11-20', 100), { ...event('2025-11-20', 150), reason }];
    return evaluateRate(aRateTask({ readingEvents, readingResults: [] }), aConfig().features).years;
  };
  const [read, estimated] = [rate('PERIODIC_READING'), rate('ESTIMATED_READING')];
  expect(pairedBars(read, estimated)).toMatchObject([
    { isEstimated: false, isBeforeEstimated: true },
  ]);
  expect(pairedBars(estimated, read)).toMatchObject([
    { isEstimated: true, isBeforeEstimated: false },
  ]);
});
