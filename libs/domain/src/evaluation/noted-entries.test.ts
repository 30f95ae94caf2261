import { aConfig, aDay, aRateTask } from '../testing';
import { evaluateRate } from './evaluate-rate';
import { historyWith, notedEntries } from './noted-entries';
import type { OwnNote } from './own-note';

const { features } = aConfig();
const task = aRateTask({
  readingEvents: [
    { readingDate: '2024-11-20', readingValue: 100, reason: 'PERIODIC_READING', otherReason: null },
    { readingDate: '2025-11-20', readingValue: 465, reason: 'PERIODIC_READING', otherReason: null },
  ],
  readingResults: [],
});

function noteOf(day: string, integer: string, taskId = task.taskId): OwnNote {
  const value = { integer, decimals: '' };
  return { accountId: 'a-1', jobId: 'j-1', taskId, day: aDay(day), value };
}

const entries = (...notes: readonly OwnNote[]) =>
  notedEntries(task, features, Object.fromEntries(notes.map((note, n) => [`n-${n}`, note])));

test.each([
  {
    says: 'since the last reading',
    notes: [noteOf('2025-11-30', '485')],
    expected: [['2025-11-20', '20.0', 2]],
  },
  {
    says: 'since the note before, in any order',
    notes: [noteOf('2025-12-10', '495'), noteOf('2025-11-30', '485')],
    expected: [
      ['2025-11-20', '20.0', 2],
      ['2025-11-30', '10.0', 1],
    ],
  },
  {
    says: 'between two readings',
    notes: [noteOf('2024-11-30', '110')],
    expected: [['2024-11-20', '10.0', 1]],
  },
  {
    says: 'on the day of a reading, after it',
    notes: [noteOf('2025-11-20', '470')],
    expected: [['2025-11-20', '5.0', null]],
  },
  { says: 'lower than before: nothing', notes: [noteOf('2025-11-30', '400')], expected: ['lower'] },
  { says: 'none of another tariff', notes: [noteOf('2025-11-30', '485', 't-0')], expected: [] },
])('the consumption of a note: $says', ({ notes, expected }) => {
  const said = entries(...notes).map(({ interval }) =>
    interval.kind === 'consumed'
      ? [interval.since, interval.amount, interval.perDay]
      : interval.kind,
  );
  expect(said).toEqual(expected);
});

test('the history has the notes among the readings, and its sums do not know them', () => {
  const { years } = evaluateRate(task, features);
  const history = historyWith(
    years,
    entries(noteOf('2025-03-01', '200'), noteOf('2027-01-02', '900')),
  );
  expect(
    history.map(({ year, amount, entries: ofYear }) => [
      year,
      amount,
      ofYear.map(({ reading, noteId }) => `${reading.day} ${noteId ?? 'reading'}`),
    ]),
  ).toEqual([
    ['2027', null, ['2027-01-02 n-1']],
    ['2026', null, []],
    ['2025', years[0]?.amount, ['2025-11-20 reading', '2025-03-01 n-0']],
    ['2024', null, ['2024-11-20 reading']],
  ]);
  expect(years[0]?.amount).toBe('365.0');
});

test('without readings and notes there is no history', () => {
  expect(historyWith([], [])).toEqual([]);
});
