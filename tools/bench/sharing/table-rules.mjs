import {
  EXPORT_COLUMNS,
  exportRows,
  groupedJobs,
  JOB_COLUMNS,
  matchSheet,
  sheetRows,
  sortedJobs,
} from '../../../libs/domain/src/index.ts';
import { manyJobs } from '../rules/jobs.mjs';
import { measured } from '../rules/measured.mjs';

const ROUNDS = { rounds: 15, warmUp: 4 };
const byNumber = ({ meter: a }, { meter: b }) => (a.meterNumber < b.meterNumber ? -1 : 1);

/** Each column of the table at so many rows; the floor is sorting by the bare number of the meter. */
export function benchTable(count) {
  const jobs = manyJobs(count);
  const floor = () => [...jobs].sort(byNumber);
  return JOB_COLUMNS.map((column) => ({
    column,
    sort: measured({
      work: () => sortedJobs(jobs, { column, isDescending: false }),
      floor,
      ...ROUNDS,
    }),
    group: measured({ work: () => groupedJobs(jobs, column), floor, ...ROUNDS }),
  }));
}

/** A sheet of so many rows beside the jobs it came from; the floor is one look at each row. */
export function benchSheet(jobs) {
  const heads = EXPORT_COLUMNS.map((column) => `[${column}]`);
  const cells = exportRows(jobs, () => 'Strom').map((row) => [
    ...EXPORT_COLUMNS.slice(0, -1).map((column) => row[column]),
    4711,
  ]);
  const sheet = [heads, ...cells];
  return {
    rows: cells.length,
    match: measured({
      work: () => matchSheet(jobs, sheetRows(sheet, heads)),
      floor: () => sheet.map((row) => row.map(String)),
      ...ROUNDS,
    }),
  };
}
