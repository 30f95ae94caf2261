import type { ReadingSubmission } from '@ablesbar/domain';

/** What a person entered, by the place it is meant for. Photos travel beside it, never inside. */
export type EntryContent =
  | {
      readonly kind: 'job-results';
      readonly jobId: string;
      readonly payload: ReadingSubmission;
    }
  | {
      readonly kind: 'unlisted-reading';
      readonly jobId: null;
      readonly payload: UnlistedReadingPayload;
    };

export interface UnlistedReadingPayload {
  readonly meterNumber: string;
  readonly readingValue: number;
  readonly readingDate: string;
  readonly comment: string | null;
}

export type Entry = EntryContent & {
  readonly accountId: string;
  readonly applicationId: string;
  readonly photos: readonly Photo[];
};

export interface Photo {
  /** Which part of the payload the photo belongs to: the rate's taskId, or a name of the sender's choice. */
  readonly slot: string;
  readonly mimeType: string;
  /** Not a Blob: WebKit loses the content of stored Blobs. */
  readonly data: ArrayBuffer;
}

/** Where a photo is stored, and what proves that it is still the same. */
export interface PhotoRef {
  readonly key: string;
  readonly slot: string;
  readonly mimeType: string;
  readonly byteLength: number;
  readonly sha256: string;
}

export type RecordState =
  /** Waits for its turn. 'Sending' is no state: whoever holds the lane's lock is sending. */
  | 'QUEUED'
  /** Arrived; what is left of it is being cleared away. */
  | 'ACKED'
  /** Waits for the next login of its account. */
  | 'AUTH_BLOCKED'
  /** The server does not want it as it is; a person has to look. */
  | 'REJECTED'
  /** A photo is gone or not what it was; never sent. */
  | 'DAMAGED';

export type OutboxRecord = EntryContent & {
  readonly schema: 1;
  /** Also the Idempotency-Key of every attempt. */
  readonly id: string;
  readonly seq: number;
  readonly accountId: string;
  readonly applicationId: string;
  readonly photos: readonly PhotoRef[];
  readonly capturedAt: number;
  readonly attempts: number;
  /** Not before this moment, by the device's clock; null: at the next occasion. */
  readonly nextAt: number | null;
  readonly lastError: LastError | null;
  readonly state: RecordState;
  /** False while the person still looks at the first attempt; the form then shows the same values. */
  readonly visible: boolean;
};

/** It goes nowhere by itself (customer decision 13). */
export function needsAttention({ state }: OutboxRecord): boolean {
  return state === 'REJECTED' || state === 'DAMAGED';
}

export interface LastError {
  /** Null where there was no answer. */
  readonly status: number | null;
  readonly message: string | null;
  readonly at: number;
}

/** A record of a later version of the app is none of ours: it is left as it is for that version. */
export function isOutboxRecord(stored: unknown): stored is OutboxRecord {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    'schema' in stored &&
    stored.schema === 1 &&
    'id' in stored &&
    typeof stored.id === 'string' &&
    'seq' in stored &&
    typeof stored.seq === 'number'
  );
}
