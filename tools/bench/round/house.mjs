import { aJob, aMeter, anAddress, aRateTask } from '../../../libs/domain/src/testing/index.ts';

const FLOORS = ['Keller', 'EG', '1. OG', '2. OG', '3. OG', 'DG'];

/** Two years of the same use: a value that goes on like that is sent without a question. */
const EARLIER = [
  ['2023-11-28', 37_900],
  ['2024-11-28', 40_500],
  ['2025-11-28', 43_100],
];
const eventOf = ([readingDate, readingValue]) => ({
  ...{ readingDate, readingValue, reason: 'PERIODIC_READING', otherReason: null },
});

/** Answers for the server with the meters of one house, and takes their readings. */
export async function houseOf(page, count) {
  const jobs = Array.from({ length: count }, (_, index) =>
    aJob({
      id: `j-${index}`,
      jobConstraints: { earliestExecution: null, latestExecution: null },
      meter: aMeter({
        meterNumber: `1ESY${String(1000 + index)}`,
        meterAddress: anAddress({
          locationDescription: `${FLOORS[index % FLOORS.length]}, Wohnung ${index}`,
        }),
        meterRateTasks: [
          aRateTask({ taskId: `t-${index}`, postDecimals: 0, readingEvents: EARLIER.map(eventOf) }),
        ],
      }),
    }),
  );
  let arrived = () => {};
  const allArrived = new Promise((resolve) => (arrived = resolve));
  await page.route('**/api/pro/job', (route) => route.fulfill({ json: { jobs } }));
  await page.route('**/api/pro/job/*/meterRateTask/result', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-3);
    const job = jobs.find((one) => one.id === id);
    job.done = true;
    if (jobs.every(({ done }) => done)) arrived();
    return route.fulfill({ json: job });
  });
  return { allArrived };
}
