import { byMeterNumber } from './by-meter-number';
import { foldedAddress } from './folded';
import { groupJobs } from './group-jobs';
import type { Job, MailingAddress } from './job';

/** All jobs at the address of this job, including this job; none if its address is not known. */
export function jobsOfBuilding(job: Job, jobs: readonly Job[]): readonly Job[] {
  const building = buildingOf(job.meter.meterAddress);
  return building === null
    ? []
    : jobs.filter(({ meter }) => buildingOf(meter.meterAddress) === building);
}

/** The job to read next: the next open meter in the same building (customer decision 39). */
export function nextOpenJob(
  job: Job,
  jobs: readonly Job[],
  queuedJobIds: ReadonlySet<string>,
): Job | null {
  const others = jobsOfBuilding(job, jobs).filter(({ id }) => id !== job.id);
  const { open } = groupJobs([...others].sort(byMeterNumber), queuedJobIds);
  const later = open.find((other) => byMeterNumber(other, job) > 0);
  return later ?? open[0] ?? null;
}

/** Equal texts mean the same building, however it is spelled; null if the street is not known. */
export function buildingOf({ street, houseNumber, zip, city }: MailingAddress): string | null {
  if (said(street) === '') return null;
  return [street, houseNumber, zip, city].map(said).join('\n');
}

/** Blanks never tell two houses apart. */
function said(text: string | null): string {
  return foldedAddress(text ?? '').replace(/\s/g, '');
}
