import { numberOf } from '@ablesbar/domain';
import type { Explanation } from './explain-value';

/** `unknown` if there is nothing to compare with. */
export type Usualness = 'unknown' | 'usual' | 'less' | 'more';

/** A household changes from year to year. A doubled or halved consumption deserves a second look. */
export const FAR = 2;

/** Whether a consumption lies within what is usual (customer decision 48). */
export function usualness({ consumption, usual }: Explanation): Usualness {
  if (consumption === null || usual === null) return 'unknown';
  const amount = numberOf(consumption.amount);
  if (amount * FAR < numberOf(usual.lowest)) return 'less';
  return amount > numberOf(usual.highest) * FAR ? 'more' : 'usual';
}
