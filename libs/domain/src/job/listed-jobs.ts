import type { Building } from './buildings-by-deadline';
import { byMeterNumber } from './by-meter-number';
import { groupJobs } from './group-jobs';
import type { Job } from './job';

/**
 * The jobs in the order of the list: open ones below their buildings, or by meter number if there
 * are none, then queued and done ones by meter number. A search keeps this order, so that no key
 * has to sort.
 */
export function listedJobs(
  jobs: readonly Job[],
  buildings: readonly Building[] | null,
  queuedJobIds: ReadonlySet<string>,
): readonly Job[] {
  const { open, queued, done } = groupJobs([...jobs].sort(byMeterNumber), queuedJobIds);
  if (buildings === null) return [...open, ...queued, ...done];
  const openJobs = new Set(open);
  const byBuilding = buildings.flatMap((building) =>
    building.jobs.filter((job) => openJobs.has(job)),
  );
  return [...byBuilding, ...queued, ...done];
}
