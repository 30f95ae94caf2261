import { aJob } from '@ablesbar/domain/testing';
import { headOf, tableRows } from './table-rows';

const job = (id: string, city: string, day: string) => {
  const whole = aJob({ id, jobConstraints: { earliestExecution: null, latestExecution: day } });
  const { meter } = whole;
  return { ...whole, meter: { ...meter, meterAddress: { ...meter.meterAddress, city } } };
};
const jobs = [
  job('1', 'Bonn', '2026-11-30'),
  job('2', 'Aachen', '2026-11-29'),
  job('3', 'Bonn', '2026-11-28'),
];
const said = (rows: ReturnType<typeof tableRows>) =>
  rows.map((row) => (row.kind === 'group' ? row.value : row.job.id));

test.each([
  { says: 'without groups', isDescending: false, groupBy: null, rows: ['3', '2', '1'] },
  { says: 'the other way round', isDescending: true, groupBy: null, rows: ['1', '2', '3'] },
  {
    says: 'in groups, each sorted',
    isDescending: false,
    groupBy: 'city' as const,
    rows: ['Aachen', '2', 'Bonn', '3', '1'],
  },
])('rows $says', ({ isDescending, groupBy, rows }) => {
  expect(said(tableRows(jobs, { column: 'deadline', isDescending, groupBy }))).toEqual(rows);
});

test.each([
  { says: 'its own', index: 1, head: 'Aachen' },
  { says: 'that of the second group', index: 4, head: 'Bonn' },
  { says: 'beyond the end the last', index: 9, head: 'Bonn' },
])('a row stands under $says', ({ index, head }) => {
  const rows = tableRows(jobs, { column: 'deadline', isDescending: false, groupBy: 'city' });
  expect(headOf(rows, index)?.value).toBe(head);
});

test('without groups no row has a group heading', () => {
  const rows = tableRows(jobs, { column: 'deadline', isDescending: false, groupBy: null });
  expect(headOf(rows, 2)).toBeNull();
});
