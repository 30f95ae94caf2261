import {
  type ApiProblem,
  type Http,
  requestAnonymousReceipt,
  sendAnonymousReading,
} from '@ablesbar/api-client';
import type { AnonymousSubmission } from '@ablesbar/domain';

export type ReceiptState = 'not-asked' | 'sent' | 'failed';

export type SubmitOutcome =
  | { readonly sent: true; readonly receipt: ReceiptState }
  | { readonly sent: false; readonly problem: ApiProblem };

export interface Submitting {
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
  { token, submission }: Omit<Submitting, 'idempotencyKey'>,
): Promise<ReceiptState> {
  if (submission.email === undefined) return 'not-asked';
  return (await requestAnonymousReceipt(http, { token, submission })).ok ? 'sent' : 'failed';
}
