import { manyJobs } from '../rules/jobs.mjs';

const LAST = [
  { rateName: 'Hochtarif', obis: '1-1:1.8.1', from: 21_500.4 },
  { rateName: 'Niedertarif', obis: '1-1:1.8.2', from: 18_204.1 },
];

/** As many as one share may hold, each with two rates, as they come over the wire. */
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
