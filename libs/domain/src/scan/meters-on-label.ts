import type { Job } from '../job/job';
import { jobsOnLabel } from './jobs-on-label';
import { numberOnLabel } from './label-numbers';

/** What the codes on a label mean for a list of jobs. */
export type MetersOnLabel =
  | { readonly kind: 'job'; readonly job: Job }
  | { readonly kind: 'several'; readonly number: string; readonly jobs: readonly Job[] }
  | { readonly kind: 'unlisted'; readonly number: string }
  | { readonly kind: 'foreign' };

/** A label has several codes. The one that leads to the fewest jobs says most. */
export function metersOnLabel(texts: readonly string[], jobs: readonly Job[]): MetersOnLabel {
  const hits = texts
    .map((text) => ({ text, found: jobsOnLabel(text, jobs) }))
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => a.found.length - b.found.length);
  const number = numberOnLabel(hits[0] ? [hits[0].text] : texts);
  if (number === null) return { kind: 'foreign' };
  const [job, ...others] = hits[0]?.found ?? [];
  if (job === undefined) return { kind: 'unlisted', number };
  return others.length === 0
    ? { kind: 'job', job }
    : { kind: 'several', number, jobs: [job, ...others] };
}
