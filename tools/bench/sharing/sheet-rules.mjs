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

/** Sorts and groups `count` rows by each column. The floor sorts by the meter number alone. */
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

/** Matches an exported sheet with its jobs. The floor looks at each cell once. */
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

const LAST = [
  { rateName: 'Hochtarif', obis: '1-1:1.8.1', from: 21_500.4 },
  { rateName: 'Niedertarif', obis: '1-1:1.8.2', from: 18_204.1 },
];

/** As many jobs as one share may hold, each with two rates. */
export function sheetJobs(count) {
  return manyJobs(count).map((job, index) => ({
    ...job,
    jobPermissions: { reShare: true },
    meter: {
      ...job.meter,
      meterRateTasks: LAST.map(({ rateName, obis, from }, rate) => ({
        ...job.meter.meterRateTasks[0],
        taskId: `t-${index}-${rate}`,
        rateName,
        obis,
        readingEvents: [
          {
            readingDate: `2025-11-${10 + (index % 19)}`,
            readingValue: Math.round((from + index * 7.3) * 10) / 10,
            reason: 'PERIODIC_READING',
            otherReason: null,
          },
        ],
        readingResults:
          index % 3 === 0
            ? [
                {
                  readingDate: '2026-11-20T09:00:00Z',
                  readingValue: Math.round((from + 1800 + index * 7.9) * 10) / 10,
                },
              ]
            : [],
      })),
    },
  }));
}
