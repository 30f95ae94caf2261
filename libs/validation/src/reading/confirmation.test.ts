import { aConfig, aDay, aJob, aMeter, anEvent, aRateTask } from '@ablesbar/domain/testing';
import { assessEntry } from './assess-entry';
import { confirmationOf, goesAtOnce } from './confirmation';

test.each([
  { says: 'complete and usual', isIncomplete: false, hasWarnings: false, asked: 'plain' },
  { says: 'some rates are empty', isIncomplete: true, hasWarnings: false, asked: 'incomplete' },
  { says: 'something is doubtful', isIncomplete: false, hasWarnings: true, asked: 'warnings' },
  { says: 'both at once', isIncomplete: true, hasWarnings: true, asked: 'both' },
])('confirmationOf: $says', ({ isIncomplete, hasWarnings, asked }) => {
  expect(confirmationOf({ isIncomplete, hasWarnings })).toBe(asked);
});

const settings = aConfig();
const today = aDay('2026-11-21');
// About 1000 a year are usual.
const years = [anEvent('2024-11-21', 42_000), anEvent('2025-11-21', 43_000)];

function isAtOnce(integers: readonly string[], readingEvents = years): boolean {
  const meterRateTasks = integers.map((_, n) => aRateTask({ taskId: `t-${n}`, readingEvents }));
  const values = Object.fromEntries(
    integers.map((integer, n) => [`t-${n}`, { integer, decimals: '' }]),
  );
  const job = aJob({ meter: aMeter({ meterRateTasks }) });
  const entry = { job, values, photoCounts: {}, comment: '', day: today, settings, today };
  return goesAtOnce(assessEntry(entry));
}

test.each([
  { says: 'as much as usual', integers: ['44000'], is: true },
  { says: 'less than half', integers: ['43499'], is: false },
  { says: 'more than twice', integers: ['45001'], is: false },
  { says: 'two usual values', integers: ['44000', '44100'], is: true },
  { says: 'a usual value, and one that is missing', integers: ['44000', ''], is: false },
  { says: 'a usual value, and a doubtful one', integers: ['44000', '45001'], is: false },
])('$says goes at once: $is', ({ integers, is }) => {
  expect(isAtOnce(integers)).toBe(is);
});

test('a value without a comparison is shown once more', () => {
  expect(isAtOnce(['44000'], [anEvent('2025-11-21', 43_000)])).toBe(false);
});
