export { createOutboxLocks } from './outbox/create-locks';
export type { Outbox } from './outbox/create-outbox';
export { createOutbox } from './outbox/create-outbox';
export type { Delivery } from './outbox/deliver';
export type { Drained } from './outbox/drain';
export type {
  Entry,
  EntryContent,
  JobReadingPayload,
  LastError,
  MeterNote,
  NotReadablePayload,
  OutboxRecord,
  Photo,
  PhotoRef,
  RatePayload,
  RecordState,
  UnlistedReadingPayload,
} from './outbox/outbox-record';
export type { UnreadableReading } from './outbox/unreadable';
export { needsAttention } from './outbox/outbox-record';
export type {
  Clock,
  Locks,
  OtherTabs,
  OutboxPorts,
  PhotoStore,
  QueueState,
  StoredPhoto,
  RecordStore,
  Send,
  SendOutcome,
} from './outbox/ports';
export { createPhotoStore } from './storage/photo-store';
export { createRecordStore } from './storage/record-store';
export type { Database } from './storage/create-database';
export { createDatabase } from './storage/create-database';
export { readAll } from './storage/read-all';
export { localForageIn } from './storage/local-forage';
export type { StorageProblemKind } from './storage/storage-problem';
export { StorageProblem } from './storage/storage-problem';
