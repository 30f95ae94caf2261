import { evaluateRate } from '@ablesbar/domain';
import { aConfig, aRateTask } from '@ablesbar/domain/testing';
import { stepsOf } from './steps-of';

type Reason = 'PERIODIC_READING' | 'METER_CHANGE' | 'ESTIMATED_READING';

function steps(events: readonly (readonly [day: string, value: number, reason?: Reason])[]) {
  const readingEvents = events.map(([readingDate, readingValue, reason = 'PERIODIC_READING']) => ({
    readingDate,
    readingValue,
    reason,
    otherReason: null,
  }));
  const task = aRateTask({ readingEvents, readingResults: [] });
  return stepsOf(evaluateRate(task, aConfig().features).years);
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
    ticks: [{ at: 10, day: '2025-01-01' }],
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
