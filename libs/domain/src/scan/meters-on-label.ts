import type { Job } from '../job/job';
import { jobsOnLabel } from './jobs-on-label';
import { LIKELIEST_FIRST, numbersOnLabel } from './label-numbers';

/** What the codes on a label mean for a list of jobs. */
export type MetersOnLabel =
  | { readonly kind: 'job'; readonly job: Job }
  | { readonly kind: 'several'; readonly number: string; readonly jobs: readonly Job[] }
  /** Several numbers, if nothing says which of them is the meter's. */
  | { readonly kind: 'unlisted'; readonly numbers: readonly string[] }
  | { readonly kind: 'foreign' };

/**
 * A label has several codes. The likeliest number counts, and of such numbers the one that leads to
 * the fewest jobs. Two that say as much about different jobs may be two labels in one picture.
 */
export function metersOnLabel(texts: readonly string[], jobs: readonly Job[]): MetersOnLabel {
  const hits = texts.flatMap((text) => jobsOnLabel(text, jobs) ?? []);
  const likeliest = LIKELIEST_FIRST.map((likeliness) =>
    hits.filter(({ number }) => number.likeliness === likeliness),
  ).find((found) => found.length > 0);
  if (likeliest === undefined) {
    const numbers = numbersOnLabel(texts);
    return numbers.length === 0 ? { kind: 'foreign' } : { kind: 'unlisted', numbers };
  }
  const fewest = Math.min(...likeliest.map((hit) => hit.jobs.length));
  const best = likeliest.filter((hit) => hit.jobs.length === fewest);
  const meant = [...new Set(best.flatMap((hit) => hit.jobs))];
  const [job, ...others] = meant;
  if (job !== undefined && others.length === 0) return { kind: 'job', job };
  const wholes = new Set(best.map(({ number }) => number.whole));
  return { kind: 'several', number: [...wholes].join(', '), jobs: meant };
}
