import type { OutboxRecord } from '../outbox/outbox-record';
import type { Clock, RecordStore } from '../outbox/ports';
import { recordOfStored } from '../outbox/record-of-stored';
import { openStore } from './open-store';
import { strictTransaction } from './strict-transaction';
import { answering } from './within-time';

/** The database of the records. If it is missing, the browser has deleted the records. */
export const OUTBOX_DATABASE = 'ablesbar-outbox';

export interface RecordStoreSetup {
  readonly clock: Clock;
  readonly database?: string;
}

export function createRecordStore({
  clock,
  database = OUTBOX_DATABASE,
}: RecordStoreSetup): RecordStore {
  const opened = openStore({ clock, database });
  const answered = answering(clock);

  return {
    ids: async () => answered((await opened()).keys()),
    async all() {
      const store = await opened();
      const records: OutboxRecord[] = [];
      const read = store.iterate((stored: unknown) => {
        const record = recordOfStored(stored);
        if (record !== null) records.push(record);
      });
      await answered(read);
      return records.sort((one, other) => one.seq - other.seq);
    },
    async read(id) {
      const store = await opened();
      return recordOfStored(await answered(store.getItem<unknown>(id)));
    },
    async commit(record) {
      await opened();
      const committing = strictTransaction<OutboxRecord>(database, (store, done) => {
        const request: IDBRequest<unknown[]> = store.getAll();
        request.onsuccess = () => {
          // Numbered inside the transaction, so that two tabs never assign the same `seq`.
          const numbered = { ...record, seq: Math.max(0, ...request.result.map(seqOf)) + 1 };
          store.add(numbered, record.id).onsuccess = () => done(numbered);
        };
      });
      return answered(committing);
    },
    async change(id, decide) {
      await opened();
      const changing = strictTransaction<OutboxRecord | null>(database, (store, done) => {
        const request: IDBRequest<unknown> = store.get(id);
        request.onsuccess = () => {
          const record = recordOfStored(request.result);
          if (record === null) return done(null);
          const changed = decide(record);
          store.put(changed, id).onsuccess = () => done(changed);
        };
      });
      return answered(changing);
    },
    async remove(id) {
      const store = await opened();
      await answered(store.removeItem(id));
    },
  };
}

/** The `seq` of a stored record. Records of every version count. */
function seqOf(stored: unknown): number {
  return typeof stored === 'object' &&
    stored !== null &&
    'seq' in stored &&
    typeof stored.seq === 'number'
    ? stored.seq
    : 0;
}
