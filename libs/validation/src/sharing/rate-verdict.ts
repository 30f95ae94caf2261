import type { Problem } from '../problem/problem';
import type { EntryAssessment } from '../reading/assess-entry';

/** The verdict shown beside a value in a table of many meters. */
export type RateVerdict =
  /** `noted` has nothing to be compared with. */
  | { readonly kind: 'empty' | 'noted' | 'fits' }
  /** Can be sent after a confirmation. */
  | { readonly kind: 'doubtful'; readonly problem: Problem }
  /** Must be corrected in the table. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** A photo or a comment is required, for which the table has no input. */
  | { readonly kind: 'more-needed'; readonly problem: Problem }
  | { readonly kind: 'not-now'; readonly reason: 'date-outside' | 'sending-closed' };

/** The most severe verdict on one rate of an entry. */
export function rateVerdict(
  { rates, photos, comment, open }: EntryAssessment,
  taskId: string,
): RateVerdict {
  const rate = Object.hasOwn(rates, taskId) ? rates[taskId] : undefined;
  if (rate === undefined || rate.state === 'empty') return { kind: 'empty' };
  const blocking = rate.problems.find(({ severity }) => severity === 'blocks');
  if (blocking !== undefined) return { kind: 'refused', problem: blocking };
  const closed = open.find(({ code }) => code === 'sending-closed');
  if (closed !== undefined) return { kind: 'not-now', reason: 'sending-closed' };
  if (open.some(({ code }) => code === 'date-outside' || code === 'date-missing')) {
    return { kind: 'not-now', reason: 'date-outside' };
  }
  const photo = Object.hasOwn(photos, taskId) ? photos[taskId] : undefined;
  const due = photo ?? (comment?.severity === 'blocks' ? comment : null);
  if (due) return { kind: 'more-needed', problem: due };
  const [doubt] = rate.problems;
  if (doubt !== undefined) return { kind: 'doubtful', problem: doubt };
  return { kind: rate.state === 'usual' ? 'fits' : 'noted' };
}
