import type { AnonymousSubmission } from '@ablesbar/domain';
import type { EnteredRate, Entry } from '../entry/entry';
import type { ReceiptState } from './submit';

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
