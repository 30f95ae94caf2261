import type { NotReadableReason, ReadingValue } from '@ablesbar/domain';

/**
 * What the user entered, by kind. Values are digits as typed; the sender makes the number (D160).
 * Photos are passed beside it, never inside it.
 */
export type EntryContent =
  | {
      readonly kind: 'job-results';
      readonly jobId: string;
      readonly payload: JobReadingPayload;
    }
  | {
      readonly kind: 'not-readable';
      readonly jobId: string;
      readonly payload: NotReadablePayload;
    }
  | {
      readonly kind: 'unlisted-reading';
      readonly jobId: null;
      readonly payload: UnlistedReadingPayload;
    };

export interface JobReadingPayload {
  /** Only filled rates. */
  readonly results: readonly RatePayload[];
  readonly readingDate: string;
}

export interface RatePayload {
  readonly taskId: string;
  readonly comment: string | null;
  readonly value: ReadingValue;
}

/** The answer that the meter of a job cannot be read. */
export interface NotReadablePayload {
  readonly reason: NotReadableReason;
  readonly comment: string | null;
  readonly readingDate: string;
}

export interface UnlistedReadingPayload {
  readonly meterNumber: string;
  readonly value: ReadingValue;
  readonly readingDate: string;
  readonly comment: string | null;
}

export type Entry = EntryContent & {
  readonly accountId: string;
  readonly applicationId: string;
  readonly photos: readonly Photo[];
  readonly meter?: MeterNote;
};

/** What a screen still says of a reading's meter after the job has left the list. */
export interface MeterNote {
  /** Empty if the utility knows none. */
  readonly number: string;
  readonly place: string;
}

export interface Photo {
  /**
   * The part of the payload to which the photo belongs: the rate's taskId, or a name that the
   * sender chooses.
   */
  readonly slot: string;
  readonly mimeType: string;
  /** Not a Blob, because WebKit loses the content of stored Blobs. */
  readonly data: ArrayBuffer;
}

/** Where a photo is stored, and the length and hash that prove it is unchanged. */
export interface PhotoRef {
  readonly key: string;
  readonly slot: string;
  readonly mimeType: string;
  readonly byteLength: number;
  readonly sha256: string;
}

export type RecordState =
  /**
   * Waits to be sent. There is no state 'sending': the tab that holds the lane's lock is sending.
   */
  | 'QUEUED'
  /** Arrived, or in its form again; the rest of it is being removed. */
  | 'ACKED'
  /** Waits for the next login of its account. */
  | 'AUTH_BLOCKED'
  /** The server refuses it; the user must look at it. */
  | 'REJECTED'
  /** A photo is missing or changed; the record is never sent. */
  | 'DAMAGED';

export type OutboxRecord = EntryContent &
  RecordHead & {
    readonly schema: 2;
    /**
     * Present if the values were stored as numbers (schema 1): leading zeros and zeros at the end of
     * the decimals are lost.
     */
    readonly isFromNumbers?: true;
  };

/** What a record holds beside the reading. It is the same in every schema. */
export interface RecordHead {
  /** Also the Idempotency-Key of every attempt. */
  readonly id: string;
  readonly seq: number;
  readonly accountId: string;
  readonly applicationId: string;
  readonly photos: readonly PhotoRef[];
  /** Absent in records of earlier builds, and of a meter that was on no list. */
  readonly meter?: MeterNote;
  readonly capturedAt: number;
  readonly attempts: number;
  /**
   * The next attempt is not before this moment of the device's clock. Null: at the next occasion.
   */
  readonly nextAt: number | null;
  readonly lastError: LastError | null;
  readonly state: RecordState;
  /** False while the user waits for the first attempt; the form then shows the same values. */
  readonly visible: boolean;
  /** A page has opened during the first attempt and shows the record: it has cleared the form. */
  readonly isTakenOver?: true;
}

/** True if the record is never sent automatically (customer decision 13). */
export function needsAttention({ state }: OutboxRecord): boolean {
  return state === 'REJECTED' || state === 'DAMAGED';
}

export interface LastError {
  /** Null if there was no answer. */
  readonly status: number | null;
  readonly message: string | null;
  readonly at: number;
}
