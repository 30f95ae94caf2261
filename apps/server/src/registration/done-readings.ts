import { berlinDay, dayOfWire, lastResultOf, meterTypeOf, unitOf } from '@ablesbar/domain';
import type { Database } from '../database/open-database';
import { domainJob, findJobs } from '../job/find-jobs';
import type { ReceivedReading } from '../receipt/receipt-letter';

/** The last reading sent for each done job. */
export async function doneReadings(
  database: Database,
  accountId: string,
): Promise<readonly ReceivedReading[]> {
  const jobs = await findJobs(database, accountId);
  return jobs
    .filter(({ done }) => done)
    .map((wire) => {
      const job = domainJob(wire, accountId);
      const last = job.meter.meterRateTasks.map((task) => ({ task, result: lastResultOf(task) }));
      const days = last.flatMap(({ result }) => dayOfWire(result?.readingDate ?? null) ?? []);
      return {
        meterNumber: job.meter.meterNumber,
        day: days.sort().at(-1) ?? berlinDay(new Date(0)),
        values: last.flatMap(({ task, result }) =>
          result === null
            ? []
            : [
                {
                  name: task.rateName,
                  value: String(result.readingValue),
                  places: task.postDecimals,
                  unit: unitOf(task, meterTypeOf(job)),
                },
              ],
        ),
      };
    });
}
