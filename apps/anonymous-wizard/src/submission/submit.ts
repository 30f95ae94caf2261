import {
  type ApiProblem,
  type FieldError,
  type Http,
  requestAnonymousReceipt,
  sendAnonymousReading,
} from '@ablesbar/api-client';
import type { AnonymousSubmission } from '@ablesbar/domain';
import type { TextKey } from '@ablesbar/i18n';
import type { EnteredRate, Entry } from '../entry/entry';

export type ReceiptState = 'not-asked' | 'sent' | 'failed';

export type SubmitOutcome =
  | { readonly sent: true; readonly receipt: ReceiptState }
  | { readonly sent: false; readonly problem: ApiProblem };

/** Where the sending stands. While a reading is on its way, nothing of it can be changed. */
export type SubmitState =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'failed'; readonly why: TextKey; readonly errors: readonly FieldError[] };

export interface Submitting {
  /** The language of the form, for the mail. */
  readonly language: string;
  readonly token: string;
  readonly submission: AnonymousSubmission;
  readonly idempotencyKey: string;
}

/** The receipt is asked for once the reading is stored; without it the reading still counts. */
export async function submit(http: Http, submitting: Submitting): Promise<SubmitOutcome> {
  const answer = await sendAnonymousReading(http, submitting);
  if (!answer.ok) return { sent: false, problem: answer.problem };
  return { sent: true, receipt: await askForReceipt(http, submitting) };
}

export async function askForReceipt(
  http: Http,
  { token, submission, language }: Omit<Submitting, 'idempotencyKey'>,
): Promise<ReceiptState> {
  if (submission.email === undefined) return 'not-asked';
  const { ok } = await requestAnonymousReceipt(http, { token, submission, language });
  return ok ? 'sent' : 'failed';
}

/** No person reads, fills in and agrees faster. A faster submission only waits for the rest of this time. */
const SHORTEST_MS = 3000;

export function remainingPause(startedAt: Date, now: Date): number {
  return Math.max(0, startedAt.getTime() + SHORTEST_MS - now.getTime());
}

/** A reading that arrived, as it was before the form was emptied (customer decision 17). */
export interface Sent {
  readonly entry: Entry;
  readonly rates: readonly EnteredRate[];
  readonly submission: AnonymousSubmission;
  readonly token: string;
  readonly key: string;
  readonly receivedAt: Date;
  readonly receipt: ReceiptState;
}
