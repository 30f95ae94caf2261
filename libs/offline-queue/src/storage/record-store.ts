import type { OutboxRecord } from '../outbox/outbox-record';
import type { RecordStore } from '../outbox/ports';
import { recordOfStored } from '../outbox/record-of-stored';
import type { Database } from './create-database';
import { localForageIn } from './local-forage';
import { readAll } from './read-all';

export function createRecordStore(database: Database, store = 'outbox'): RecordStore {
  const entries = localForageIn(database, store);

  return {
    async entries() {
      const found = new Map<string, unknown>();
      await entries.iterate((stored: unknown, id) => void found.set(id, stored));
      return found;
    },
    async all() {
      const records: OutboxRecord[] = [];
      await entries.iterate((stored: unknown, id) => {
        const record = recordOfStored(stored, id);
        if (record !== null) records.push(record);
      });
      return records.sort((one, other) => one.seq - other.seq);
    },
    read: async (id) => recordOfStored(await entries.getItem<unknown>(id), id),
    // Strictly: after the portal has told the user that a reading is kept, the reading must survive
    // an empty battery.
    commit: (record) =>
      database.transaction<OutboxRecord>(store, 'write strictly', (place, done) => {
        readAll(place, (stored) => {
          // Numbered inside the transaction, so that two tabs never assign the same `seq`.
          const places = stored.map(([, value]) => seqOf(value));
          const numbered = { ...record, seq: Math.max(0, ...places) + 1 };
          place.add(numbered, record.id).onsuccess = () => done(numbered);
        });
      }),
    change: (id, decide) =>
      database.transaction<OutboxRecord | null>(store, 'write strictly', (place, done) => {
        const request: IDBRequest<unknown> = place.get(id);
        request.onsuccess = () => {
          const record = recordOfStored(request.result, id);
          if (record === null) return done(null);
          const changed = decide(record);
          place.put(changed, id).onsuccess = () => done(changed);
        };
      }),
    remove: (id) => entries.removeItem(id),
  };
}

/** The `seq` of a stored record. Records of every version count. */
function seqOf(stored: unknown): number {
  return typeof stored === 'object' &&
    stored !== null &&
    'seq' in stored &&
    typeof stored.seq === 'number' &&
    Number.isSafeInteger(stored.seq)
    ? stored.seq
    : 0;
}
