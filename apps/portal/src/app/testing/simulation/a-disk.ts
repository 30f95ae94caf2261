import {
  type OutboxPorts,
  type OutboxRecord,
  type PhotoStore,
  StorageProblem,
  type StoredPhoto,
} from '@ablesbar/offline-queue';
import type { VirtualTime } from '@ablesbar/offline-queue/testing';
import type { Receipt } from '../../../receipt/receipt-of';
import type { ReceiptParts } from '../../../receipt/receipts';
import type { PartDisk } from '../../read-parts';
import type { Faults } from './faults';
import type { World } from './world';

/** What the browser keeps for all tabs. */
export interface Disk {
  readonly state: Map<string, string>;
  readonly draftPhotos: Map<string, StoredPhoto>;
  readonly photos: Map<string, StoredPhoto>;
  readonly records: Map<string, OutboxRecord>;
  readonly receipts: Map<string, Receipt>;
}

export const anEmptyDisk = (): Disk => ({
  state: new Map(),
  draftPhotos: new Map(),
  photos: new Map(),
  records: new Map(),
  receipts: new Map(),
});

/** One page: it may be killed at each step, and its further steps never end. */
export interface Page {
  readonly isClosed: () => boolean;
  readonly close: () => void;
  readonly onClose: (listener: () => void) => void;
  readonly step: <T>(work: () => Promise<T> | T) => Promise<T>;
}

const QUICK_MS = 4;
const SLOW_MS = 6000;

export function openPage(time: VirtualTime, faults: Faults, onKilled: () => void): Page {
  let isClosed = false;
  const never = () => new Promise<never>(() => undefined);
  const listeners: (() => void)[] = [];
  const close = () => {
    isClosed = true;
    listeners.forEach((listener) => listener());
  };
  const kill = () => {
    if (isClosed) return;
    close();
    onKilled();
  };
  return {
    isClosed: () => isClosed,
    close,
    onClose: (listener) => void listeners.push(listener),
    async step(work) {
      if (isClosed) return never();
      if (faults.happens('kill')) {
        // The work may still reach the disk.
        if (faults.chance() < 0.5) await work();
        kill();
        return never();
      }
      try {
        return await work();
      } finally {
        if (isClosed) await never();
      }
    },
  };
}

/** The disk as a page sees it. The queue's part only takes its time: its own simulation breaks it. */
export function diskOf({ disk, log, time, faults }: World, page: Page) {
  let last: Promise<unknown> = Promise.resolve();
  /** IndexedDB does one transaction of a page after the other. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
  const step = <T>(work: () => T, fault?: 'full' | 'unread'): Promise<T> =>
    page.step(async () => {
      await time.wait(faults.chance() * (faults.happens('slow') ? SLOW_MS : QUICK_MS));
      if (fault !== undefined && faults.happens(fault)) {
        throw new StorageProblem(fault === 'full' ? 'storage-full' : 'storage-unavailable');
      }
      return work();
    });

  const state: PartDisk = {
    entries: (prefix) =>
      inTurn(() =>
        step(() => new Map([...disk.state].filter(([key]) => key.startsWith(prefix))), 'unread'),
      ),
    change: (keys, decide) =>
      inTurn(() =>
        step(() => {
          for (const key of keys) {
            const next = decide(key, disk.state.get(key) ?? null);
            if (next === null) disk.state.delete(key);
            else disk.state.set(key, next);
          }
        }, 'full'),
      ),
  };
  const photosIn = (
    files: Map<string, StoredPhoto>,
    faulty: { readonly read?: 'unread'; readonly write?: 'full' } = {},
  ): PhotoStore => ({
    keys: () => step(() => [...files.keys()], faulty.read),
    read: (key) => step(() => files.get(key) ?? null, faulty.read),
    stored: (key) => step(() => files.get(key), faulty.read),
    write: (key, photo) => step(() => void files.set(key, photo), faulty.write),
    remove: (key) => step(() => void files.delete(key)),
  });
  const records: OutboxPorts['records'] = {
    entries: () => step(() => new Map(disk.records)),
    all: () => step(() => [...disk.records.values()].sort((a, b) => a.seq - b.seq)),
    read: (id) => step(() => disk.records.get(id) ?? null),
    commit: (record) =>
      step(() => {
        const numbered = {
          ...record,
          seq: Math.max(0, ...[...disk.records.values()].map(seqOf)) + 1,
        };
        disk.records.set(record.id, numbered);
        log.commit(numbered);
        return numbered;
      }),
    change: (id, decide) =>
      step(() => {
        const record = disk.records.get(id);
        if (record === undefined) return null;
        const changed = decide(record);
        disk.records.set(id, changed);
        return changed;
      }),
    remove: (id) => step(() => void disk.records.delete(id)),
  };
  const receipts: ReceiptParts['store'] = {
    all: () => step(() => [...disk.receipts.values()]),
    unreadable: () => step(() => []),
    write: (receipt) => step(() => void disk.receipts.set(receipt.id, receipt)),
    remove: (id) => step(() => void disk.receipts.delete(id)),
  };
  return {
    state,
    draftPhotos: photosIn(disk.draftPhotos, { read: 'unread', write: 'full' }),
    photos: photosIn(disk.photos),
    records,
    receipts,
    step,
  };
}

const seqOf = ({ seq }: OutboxRecord) => seq;
