import type { SendOutcome } from './ports';

/** What happens to a record after an attempt. */
export type Verdict =
  /** The record has proved to have arrived and may be removed. */
  | 'acknowledge'
  /** The record is sent again later with the same key. This attempt may have arrived or not. */
  | 'wait'
  /** The record is kept until the next login of its account. */
  | 'block'
  /** The server refuses the record. The queue continues with the next one. */
  | 'reject';

const clientErrors: ReadonlyMap<number, Verdict> = new Map([
  [401, 'block'],
  [408, 'wait'],
  [429, 'wait'],
]);

/** The verdict for each outcome (customer decision 13). */
export function verdictOf(outcome: SendOutcome): Verdict {
  if (outcome.kind === 'acknowledged') return 'acknowledge';
  if (outcome.kind === 'no-answer') return 'wait';
  const { status } = outcome;
  // A 2xx without proof, or a redirect, does not come from our server.
  if (status < 400 || status >= 500) return 'wait';
  return clientErrors.get(status) ?? 'reject';
}
