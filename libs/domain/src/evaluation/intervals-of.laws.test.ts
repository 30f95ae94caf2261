import fc from 'fast-check';
import { addDays } from '../calendar/calendar-day';
import { addDecimals } from '../reading/decimal';
import { aConfig, aDay, aRateTask } from '../testing';
import { evaluateRate } from './evaluate-rate';

const FIRST = aDay('2016-01-01');

/**
 * Readings of a meter that only counts up: the days and the tenths of a unit between two readings.
 */
const histories = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 800 }),
    tenths: fc.integer({ min: 0, max: 50_000 }),
  }),
  { minLength: 1, maxLength: 30 },
);

function taskOf(steps: readonly { readonly days: number; readonly tenths: number }[]) {
  let [day, tenths] = [FIRST, 1000];
  const readingEvents = steps.map((step) => {
    [day, tenths] = [addDays(day, step.days), tenths + step.tenths];
    return {
      readingDate: day,
      readingValue: tenths / 10,
      reason: 'PERIODIC_READING' as const,
      otherReason: null,
    };
  });
  return aRateTask({ preDecimals: 8, postDecimals: 1, readingEvents });
}

const { features } = aConfig();
const sum = (amounts: readonly (string | null)[]) =>
  amounts.reduce<string>((total, amount) => addDecimals(total, amount ?? '0', 1), '0');

test('consumption over a split history equals the whole', () => {
  fc.assert(
    fc.property(histories, (steps) => {
      const { years } = evaluateRate(taskOf(steps), features);
      const whole = steps.slice(1).reduce((total, { tenths }) => total + tenths, 0);
      const intervals = years.flatMap(({ entries }) =>
        entries.map(({ interval }) => (interval.kind === 'consumed' ? interval.amount : null)),
      );
      expect(sum(intervals)).toBe((whole / 10).toFixed(1));
      expect(sum(years.map(({ amount }) => amount))).toBe((whole / 10).toFixed(1));
    }),
  );
});

test('leaving out a reading in between changes no total', () => {
  fc.assert(
    fc.property(histories, fc.nat(), (steps, at) => {
      const task = taskOf(steps);
      const left = 1 + (at % Math.max(1, steps.length - 2));
      const fewer = task.readingEvents.filter(
        (_, index) => index !== left || index === steps.length - 1,
      );
      const total = (events: typeof task.readingEvents) =>
        sum(
          evaluateRate({ ...task, readingEvents: events }, features).years.map(
            (year) => year.amount,
          ),
        );
      expect(total(fewer)).toBe(total(task.readingEvents));
    }),
  );
});

test('the order of the list does not matter, as long as no two readings are of one day', () => {
  const apart = histories.map((steps) => steps.map((step) => ({ ...step, days: step.days + 1 })));
  fc.assert(
    fc.property(apart, (steps) => {
      const task = taskOf(steps);
      const backwards = { ...task, readingEvents: [...task.readingEvents].reverse() };
      expect(evaluateRate(backwards, features)).toEqual(evaluateRate(task, features));
    }),
  );
});
