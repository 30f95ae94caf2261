import type { SendOutcome } from './ports';

/** What becomes of a record after an attempt. */
export type Verdict =
  /** Proved to have arrived: it may go. */
  | 'acknowledge'
  /** Tried again later under the same key; what happened to this attempt may be unknown. */
  | 'wait'
  /** Kept for the next login of its account. */
  | 'block'
  /** Not wanted as it is; the queue goes on with the next. */
  | 'reject';

const clientErrors: ReadonlyMap<number, Verdict> = new Map([
  [401, 'block'],
  [408, 'wait'],
  [429, 'wait'],
]);

/** Customer decision 13. */
export function verdictOf(outcome: SendOutcome): Verdict {
  if (outcome.kind === 'acknowledged') return 'acknowledge';
  if (outcome.kind === 'no-answer') return 'wait';
  const { status } = outcome;
  // A 2xx without proof, or a redirect, does not come from the server that was meant.
  if (status < 400 || status >= 500) return 'wait';
  return clientErrors.get(status) ?? 'reject';
}
