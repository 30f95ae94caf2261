import { giveUp } from './clear-away';
import { deliver, type Delivery } from './deliver';
import { drain, type Drained } from './drain';
import { enter } from './enter';
import { laneLock, nextMoment } from './lane';
import type { Entry, OutboxRecord, Photo } from './outbox-record';
import { soundPhotos } from './photo-proof';
import type { OutboxPorts } from './ports';
import { start } from './start';

export interface Outbox {
  /** Once, when the page opens: finishes what the last one left half done. Sends nothing. */
  start(): Promise<void>;
  /** Durable when it resolves; rejects with a StorageProblem, and then keeps nothing. */
  add(entry: Entry): Promise<OutboxRecord>;
  /** The first attempt, which a person waits for. */
  deliver(id: string): Promise<Delivery>;
  /** One round through everything; `ignoreWaiting` for going online and for the retry button. */
  drain(options?: { readonly ignoreWaiting?: boolean }): Promise<Drained>;
  /** The account is logged in again: what waited for it may be sent. */
  unblock(accountId: string): Promise<void>;
  /** A person wants this one sent now, also one that was refused: it is sent as it is. */
  retry(id: string): Promise<void>;
  /** False while it is being sent, or once it is gone: then it is too late. */
  discard(id: string): Promise<boolean>;
  /** The photos of a record, without those that are gone or not what they were. */
  photosOf(record: OutboxRecord): Promise<readonly Photo[]>;
  /** What waits, in its order, without photos, fresh from the store. */
  list(): Promise<readonly OutboxRecord[]>;
  /** The same as last read, and the same object until it changes; for a screen to show. */
  readonly items: () => readonly OutboxRecord[];
  readonly isSending: () => boolean;
  /** Told after every change of `items` or `isSending`. */
  readonly subscribe: (listener: () => void) => () => void;
}

// Background tabs wake up late anyway; this only keeps a wrong moment from spinning.
const SHORTEST_WAKE_MS = 1000;
// A timer beyond 24.8 days fires at once: a moment of a wrong clock would spin as well.
const LONGEST_WAKE_MS = 3_600_000;

export function createOutbox(ports: OutboxPorts): Outbox {
  const { records, clock } = ports;
  const listeners = new Set<() => void>();
  let items: readonly OutboxRecord[] = [];
  let isSending = false;
  let latest = 0;
  let cancelWake = () => {};

  async function list(): Promise<readonly OutboxRecord[]> {
    return (await records.all()).filter(({ visible, state }) => visible && state !== 'ACKED');
  }

  async function publish(): Promise<void> {
    const mine = (latest += 1);
    const read = await list();
    // A later reading is under way or done; an older one would turn the view back.
    if (mine !== latest) return;
    items = read;
    listeners.forEach((listener) => listener());
  }

  async function wakeInTime(): Promise<void> {
    const moment = nextMoment(await records.all());
    cancelWake();
    if (moment === null) return;
    const ms = Math.min(Math.max(moment - clock.now(), SHORTEST_WAKE_MS), LONGEST_WAKE_MS);
    cancelWake = clock.after(ms, () => {
      // Nobody waits for this round; what it could not do stays in the store for the next.
      drainNow(false).catch(() => undefined);
    });
  }

  /** Every change is shown, and may change when to wake up. */
  async function changing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      // A view that could not be read is no failure of the work itself.
      await Promise.allSettled([publish(), wakeInTime()]);
    }
  }

  function drainNow(ignoreWaiting: boolean): Promise<Drained> {
    const show = () => {
      publish().catch(() => undefined);
    };
    return changing(() =>
      drain(ports, {
        ignoreWaiting,
        onProgress: show,
        onSending(sending) {
          isSending = sending;
          show();
        },
      }),
    );
  }

  return {
    list,
    items: () => items,
    isSending: () => isSending,
    start: () => changing(() => start(ports)),
    add: (entry) => enter(ports, entry),
    deliver: (id) => changing(() => deliver(ports, id)),
    drain: ({ ignoreWaiting = false } = {}) => drainNow(ignoreWaiting),
    unblock: (accountId) => changing(() => unblock(ports, accountId)),
    retry: async (id) => {
      await changing(() => requeue(ports, id));
      await drainNow(false);
    },
    discard: (id) => changing(() => discard(ports, id)),
    photosOf: (record) => soundPhotos(ports.photos, record.photos),
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

async function unblock({ records }: OutboxPorts, accountId: string): Promise<void> {
  for (const { id, state, accountId: owner } of await records.all()) {
    if (state !== 'AUTH_BLOCKED' || owner !== accountId) continue;
    await records.change(id, (record) => ({ ...record, state: 'QUEUED', nextAt: null }));
  }
}

async function requeue({ records }: OutboxPorts, id: string): Promise<void> {
  await records.change(id, (record) =>
    // Without its photo it must not go, and without its login it cannot.
    record.state === 'QUEUED' || record.state === 'REJECTED'
      ? { ...record, state: 'QUEUED', nextAt: null }
      : record,
  );
}

async function discard(ports: OutboxPorts, id: string): Promise<boolean> {
  const record = await ports.records.read(id);
  if (record === null) return false;
  const discarding = async () => {
    // It may have arrived since it was read.
    const current = await ports.records.read(id);
    if (current === null || current.state === 'ACKED') return false;
    await giveUp(ports, current);
    return true;
  };
  return ports.locks.ifFree(laneLock(record), discarding, async () => false);
}
