import type { PhotoStore, RecordStore } from '../../outbox/ports';
import type { Faults } from './faults';
import type { VirtualTime } from './virtual-time';

/** The stores of a browser that is short of space and sometimes loses its connection to them. */
export function badRecords(store: RecordStore, time: VirtualTime, faults: Faults): RecordStore {
  const { reading, writing } = roughly(time, faults);
  return {
    entries: () => reading(() => store.entries()),
    all: () => reading(() => store.all()),
    read: (id) => reading(() => store.read(id)),
    commit: (record) => writing(() => store.commit(record)),
    change: (id, decide) => reading(() => store.change(id, decide)),
    remove: (id) => reading(() => store.remove(id)),
  };
}

export function badPhotos(store: PhotoStore, time: VirtualTime, faults: Faults): PhotoStore {
  const { reading, writing } = roughly(time, faults);
  return {
    keys: () => reading(() => store.keys()),
    read: (key) => reading(() => store.read(key)),
    stored: (key) => reading(() => store.stored(key)),
    write: (key, photo) => writing(() => store.write(key, photo)),
    remove: (key) => reading(() => store.remove(key)),
  };
}

function roughly(time: VirtualTime, faults: Faults) {
  const failing = async <T>(name: string): Promise<T> => {
    throw new DOMException('simulated', name);
  };
  const reading = <T>(work: () => Promise<T>): Promise<T> =>
    faults.happens('broken') ? failing('UnknownError') : time.during(work());
  const writing = <T>(work: () => Promise<T>): Promise<T> =>
    faults.happens('quota') ? failing('QuotaExceededError') : reading(work);
  return { reading, writing };
}
