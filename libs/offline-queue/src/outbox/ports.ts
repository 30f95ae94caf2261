import type { OutboxRecord, Photo } from './outbox-record';

export interface Clock {
  now(): number;
  /** Returns a function that cancels the timer. */
  after(ms: number, action: () => void): () => void;
}

export interface Locks {
  /**
   * Runs `work` under the lock. If another tab or call holds the lock, runs `otherwise` at once.
   */
  ifFree<T>(name: string, work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T>;
}

/** Sends a record to the server. An exception counts as no answer. */
export type Send = (record: OutboxRecord, photos: readonly Photo[]) => Promise<SendOutcome>;

export type SendOutcome =
  /** Only if the answer proves that the record was stored; see contract.md, ground rules. */
  | { readonly kind: 'acknowledged'; readonly value?: unknown }
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly message: string | null;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly kind: 'no-answer' };

export interface RecordStore {
  /** Everything in the store by its key, also what this build cannot read. */
  entries(): Promise<ReadonlyMap<string, unknown>>;
  /** Sorted by `seq`, the oldest first. */
  all(): Promise<readonly OutboxRecord[]>;
  read(id: string): Promise<OutboxRecord | null>;
  /** The record is on disk when the promise resolves. It gets the next `seq`. */
  commit(record: Unnumbered<OutboxRecord>): Promise<OutboxRecord>;
  /** Reads, decides and writes in one step; null if the record does not exist or is gone. */
  change(id: string, decide: (record: OutboxRecord) => OutboxRecord): Promise<OutboxRecord | null>;
  remove(id: string): Promise<void>;
}

// Applies Omit to each kind separately; a plain Omit would mix their payloads.
export type Unnumbered<T> = T extends unknown ? Omit<T, 'seq'> : never;

export interface StoredPhoto {
  readonly mimeType: string;
  readonly data: ArrayBuffer;
  readonly storedAt: number;
  /** Where the photo of a draft shows the counter. Another build may have kept something else. */
  readonly counter?: unknown;
}

export interface PhotoStore {
  keys(): Promise<readonly string[]>;
  read(key: string): Promise<StoredPhoto | null>;
  /** What lies there, also if it is no photo that this build can read; undefined if nothing does. */
  stored(key: string): Promise<unknown>;
  write(key: string, photo: StoredPhoto): Promise<void>;
  remove(key: string): Promise<void>;
}

/** What a screen shows of the queue. */
export interface QueueState {
  /** The waiting records in order, without photos. */
  readonly waiting: readonly OutboxRecord[];
  /** Whether a round is sending. */
  readonly isSending: boolean;
}

/**
 * A short text outside of the database, for the keys of readings that the database did not take.
 * Answers at once and never throws; null if there is none.
 */
export interface KeyNotes {
  read(): string | null;
  write(text: string): void;
}

/** The other tabs of this browser. */
export interface OtherTabs {
  /** What waits may have changed here. */
  tell(): void;
  onTold(listener: () => void): void;
}

export interface OutboxPorts {
  readonly records: RecordStore;
  readonly photos: PhotoStore;
  readonly send: Send;
  readonly clock: Clock;
  readonly locks: Locks;
  readonly newId: () => string;
  /** Without them, the key of a reading that could not be stored is lost with the page. */
  readonly keyNotes?: KeyNotes;
  /** Without them, a tab shows what another one has changed after its own next round. */
  readonly otherTabs?: OtherTabs;
  /** Called after every change. The outbox itself keeps no copy of its records. */
  readonly onChange?: (state: QueueState) => void;
  /** Returns a number from 0 to 1, to spread the retries. */
  readonly random?: () => number;
}
