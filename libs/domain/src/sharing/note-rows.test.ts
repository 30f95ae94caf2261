import { aDay, aJob, aMeter, aRateTask } from '../testing';
import { noteRows } from './note-rows';

const task = (taskId: string) => aRateTask({ taskId });
const job = aJob({ meter: aMeter({ meterRateTasks: [task('t-1'), task('t-2')] }) });
const note = (taskId: string, day: string, integer: string) => ({
  ...{ accountId: job.login, jobId: job.id, taskId },
  ...{ day: aDay(day), value: { integer, decimals: '5' } },
});
const [first, later] = [note('t-1', '2026-06-01', '00400'), note('t-1', '2026-07-01', '432')];

test.each([
  { says: 'no note, no row', notes: {}, expected: [] },
  { says: 'a number and a day', notes: { a: first }, expected: [['01.06.2026', 400.5]] },
  {
    says: 'oldest first',
    notes: { a: later, b: first },
    expected: [
      ['01.06.2026', 400.5],
      ['01.07.2026', 432.5],
    ],
  },
  {
    says: 'in the order of the tariffs',
    notes: { a: note('t-2', '2026-06-01', '7'), b: later },
    expected: [
      ['01.07.2026', 432.5],
      ['01.06.2026', 7.5],
    ],
  },
  { says: 'none of another account', notes: { a: { ...first, accountId: 'a-0' } }, expected: [] },
  { says: 'none of another job', notes: { a: { ...first, jobId: 'j-0' } }, expected: [] },
])('the rows of notes: $says', ({ notes, expected }) => {
  const rows = noteRows([job], notes, () => 'Strom');
  expect(rows.map(({ notedDate, notedValue }) => [notedDate, notedValue])).toEqual(expected);
});

test('a row names the meter and the tariff', () => {
  const { rateName, obis } = task('t-1');
  const { meterNumber } = job.meter;
  expect(noteRows([job], { a: first }, () => 'Strom')).toEqual([
    expect.objectContaining({ meterNumber, meterType: 'Strom', rateName, obis }),
  ]);
});
