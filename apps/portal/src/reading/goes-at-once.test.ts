import { aConfig, aDay, anEvent, aRateTask } from '@ablesbar/domain/testing';
import { type EntryToSend, goesAtOnce } from './goes-at-once';

// About 1000 a year are usual.
const task = aRateTask({
  readingEvents: [anEvent('2024-11-21', 42_000), anEvent('2025-11-21', 43_000)],
});
const settings = aConfig();
const day = aDay('2026-11-21');

function entry(integer: string, part: Partial<EntryToSend> = {}): EntryToSend {
  const draft = { values: { [task.taskId]: { integer, decimals: '0' } }, day: null };
  const assessment = { isIncomplete: false, hasWarnings: false };
  return {
    tasks: [task],
    draft,
    day,
    settings,
    assessment: Object.assign(Object.create(null), assessment),
    ...part,
  };
}

test.each([
  { says: 'as much as usual', integer: '44000', isAtOnce: true },
  { says: 'nearly twice as much', integer: '44990', isAtOnce: true },
  { says: 'twice as much', integer: '45000', isAtOnce: false },
  { says: 'a little more than half', integer: '43510', isAtOnce: true },
  { says: 'half as much', integer: '43500', isAtOnce: false },
])('$says goes at once: $isAtOnce', ({ integer, isAtOnce }) => {
  expect(goesAtOnce(entry(integer))).toBe(isAtOnce);
});

test('a value without a comparison is shown once more', () => {
  const young = { ...task, readingEvents: [anEvent('2025-11-21', 43_000)] };
  expect(goesAtOnce(entry('44000', { tasks: [young] }))).toBe(false);
});
