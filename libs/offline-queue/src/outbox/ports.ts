import type { OutboxRecord, Photo } from './outbox-record';

export interface Clock {
  now(): number;
  /** Gives back what calls it off. */
  after(ms: number, action: () => void): () => void;
}

export interface Locks {
  /** Does the work under the lock; where another tab or call holds it, does the other thing at once. */
  ifFree<T>(name: string, work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T>;
}

/** How a record gets to the server. What it throws counts as no answer. */
export type Send = (record: OutboxRecord, photos: readonly Photo[]) => Promise<SendOutcome>;

export type SendOutcome =
  /** Only on proof that it was stored; see contract.md, ground rules. */
  | { readonly kind: 'acknowledged'; readonly value?: unknown }
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly message: string | null;
      readonly retryAfterSeconds: number | null;
    }
  | { readonly kind: 'no-answer' };

export interface RecordStore {
  /** By `seq`, the oldest first. */
  all(): Promise<readonly OutboxRecord[]>;
  read(id: string): Promise<OutboxRecord | null>;
  /** On disk when it resolves; gives the record its place in the order. */
  commit(record: Unnumbered<OutboxRecord>): Promise<OutboxRecord>;
  /** Reads, decides and writes in one step; null where there is no such record (any more). */
  change(id: string, decide: (record: OutboxRecord) => OutboxRecord): Promise<OutboxRecord | null>;
  remove(id: string): Promise<void>;
}

// Distributes over the kinds; a plain Omit would mix their payloads.
export type Unnumbered<T> = T extends unknown ? Omit<T, 'seq'> : never;

export interface StoredPhoto {
  readonly mimeType: string;
  readonly data: ArrayBuffer;
  readonly storedAt: number;
}

export interface PhotoStore {
  keys(): Promise<readonly string[]>;
  read(key: string): Promise<StoredPhoto | null>;
  write(key: string, photo: StoredPhoto): Promise<void>;
  remove(key: string): Promise<void>;
}

export interface OutboxPorts {
  readonly records: RecordStore;
  readonly photos: PhotoStore;
  readonly send: Send;
  readonly clock: Clock;
  readonly locks: Locks;
  readonly newId: () => string;
  /** From 0 to 1, for the spread of retries. */
  readonly random?: () => number;
}
