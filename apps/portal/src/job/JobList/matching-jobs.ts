import { filterJobs, type Job, type JobFilterSetup, type JobSearch } from '@ablesbar/domain';
import { askedDeadline } from '@ablesbar/i18n';

/** The jobs that a query finds: by its words, and by the day or month that it names. */
export function matchingJobs(
  query: string,
  search: JobSearch,
  setup: JobFilterSetup,
): readonly Job[] {
  const { until, month, rest } = askedDeadline(query, setup.today);
  const anything = { meterType: null, building: null, state: null };
  const due = filterJobs(search(rest), { ...anything, until, month }, setup);
  if (month === null) return due;
  // 'August' may be a person, too, and 'Mai' the beginning of a street.
  const either = new Set([...search(query), ...due]);
  return search('').filter((job) => either.has(job));
}
