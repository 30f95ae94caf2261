import { clearAcknowledged, giveUp } from './clear-away';
import { deliver, type Delivery } from './deliver';
import { deliverUnstored } from './deliver-unstored';
import { drain, type Drained } from './drain';
import { enter } from './enter';
import { laneLock, nextMoment } from './lane';
import { isBlockedFor, isRetried, isWaiting, makeDue } from './make-due';
import type { Entry, OutboxRecord, Photo } from './outbox-record';
import { soundPhotos } from './photo-proof';
import type { OutboxPorts } from './ports';
import { start } from './start';
import { removeUnreadable, type UnreadableReading, unreadableReadings } from './unreadable';
import { createUnstoredKeys } from './unstored-keys';

export interface Outbox {
  /**
   * Called once when the page opens. Finishes what the last page left unfinished. Sends nothing.
   */
  start(): Promise<void>;
  /**
   * The entry is durable when the promise resolves. If it rejects with a StorageProblem, nothing is
   * kept.
   */
  add(entry: Entry): Promise<OutboxRecord>;
  /** The first attempt, for which the user waits. */
  deliver(id: string): Promise<Delivery>;
  /**
   * Sends an entry that `add` has rejected, while the user waits. If it is not sent, only the form has
   * it. Added or sent again, the same entry has the same key.
   */
  deliverUnstored(entry: Entry): Promise<Delivery>;
  /**
   * One round through all records. With `ignoreWaiting`, every waiting record becomes due now: in
   * this round, or in the next one if a round is already running, in any tab.
   */
  drain(options?: { readonly ignoreWaiting?: boolean }): Promise<Drained>;
  /** The account is logged in again: its blocked records may be sent. */
  unblock(accountId: string): Promise<void>;
  /**
   * The user wants this record sent now, unchanged, even if it was refused. Nothing happens if it is
   * no longer in the state that the user sees: a reading that has just been refused may already be
   * corrected, and must not overtake its correction.
   */
  retry(record: Pick<OutboxRecord, 'id' | 'state'>): Promise<Drained>;
  /** Discards a record. Returns false if it is too late: the record is being sent or is gone. */
  discard(id: string): Promise<boolean>;
  /** The photos of a record, without missing or changed ones and those that the browser cannot read. */
  photosOf(record: OutboxRecord): Promise<readonly Photo[]>;
  /** The readings and photos that this build cannot use, and never touches by itself. */
  unreadable(): Promise<readonly UnreadableReading[]>;
  /** The user has saved them and wants them gone. What has become readable meanwhile stays. */
  removeUnreadable(readings: readonly UnreadableReading[]): Promise<void>;
  /** The waiting records in order, without photos, read from the store. */
  list(): Promise<readonly OutboxRecord[]>;
}

// A moment in the past must not cause a busy loop. Background tabs wake up late anyway.
const SHORTEST_WAKE_MS = 1000;
// A timer longer than 24.8 days fires at once, so a moment from a wrong clock would cause a busy
// loop too.
const LONGEST_WAKE_MS = 3_600_000;
const CLEAR_AGAIN_MS = 10_000;

export function createOutbox(given: OutboxPorts): Outbox {
  const ports = { ...given, clearLater };
  const { records, clock, otherTabs, onChange } = ports;
  let isSending = false;
  let latest = 0;
  let cancelWake = () => {};
  const unstored = createUnstoredKeys(ports);

  async function add(entry: Entry): Promise<OutboxRecord> {
    const entered = unstored.keyed(entry);
    // Remembered until it is stored: what a late step stores, and what is sent, are one reading.
    unstored.remember(entry, entered);
    const record = await enter(ports, entered);
    unstored.forget(entry);
    return record;
  }

  async function list(): Promise<readonly OutboxRecord[]> {
    return (await records.all()).filter(({ visible, state }) => visible && state !== 'ACKED');
  }

  async function publish(): Promise<void> {
    const mine = (latest += 1);
    const waiting = await list();
    // A later read is running or done. The result of an older read would be out of date.
    if (mine === latest) onChange?.({ waiting, isSending });
  }

  async function wakeInTime(): Promise<void> {
    const moment = nextMoment(await records.all());
    cancelWake();
    if (moment === null) return;
    const ms = Math.min(Math.max(moment - clock.now(), SHORTEST_WAKE_MS), LONGEST_WAKE_MS);
    cancelWake = clock.after(ms, () => {
      // No caller waits for this round. Records that it could not send stay in the store for the
      // next round.
      drainNow().catch(() => undefined);
    });
  }

  /** Later readings of its lane wait for it, and the next start of the page may be far away. */
  function clearLater(record: OutboxRecord): void {
    clock.after(CLEAR_AGAIN_MS, () => {
      changing(() => clearAcknowledged(ports, record)).catch(() => clearLater(record));
    });
  }

  /** Runs a change, then publishes the records and sets the next wake-up. */
  async function changing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } finally {
      otherTabs?.tell();
      await look();
    }
  }

  /** If the records cannot be read for the screen, the work itself has still succeeded. */
  async function look(): Promise<void> {
    await Promise.allSettled([publish(), wakeInTime()]);
  }

  otherTabs?.onTold(() => void look());

  function drainNow(): Promise<Drained> {
    const show = () => {
      otherTabs?.tell();
      publish().catch(() => undefined);
    };
    return changing(() =>
      drain(ports, {
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
    start: () => changing(() => start(ports)),
    add,
    deliver: (id) => changing(() => deliver(ports, id)),
    async deliverUnstored(entry) {
      const entered = unstored.keyed(entry);
      unstored.note(entry, entered);
      const delivery = await deliverUnstored(ports, entered);
      if (delivery.kind === 'sent') unstored.forget(entry);
      return delivery;
    },
    async drain({ ignoreWaiting = false } = {}) {
      if (ignoreWaiting) await makeDue(ports, isWaiting);
      return drainNow();
    },
    unblock: (accountId) => changing(() => makeDue(ports, isBlockedFor(accountId))),
    retry: async (record) => {
      await changing(() => makeDue(ports, isRetried(record)));
      return drainNow();
    },
    discard: (id) => changing(() => discard(ports, id)),
    unreadable: () => unreadableReadings(ports),
    removeUnreadable: (readings) => removeUnreadable(ports, readings),
    photosOf: (record) => soundPhotos(ports, record.photos),
  };
}

async function discard(ports: OutboxPorts, id: string): Promise<boolean> {
  const record = await ports.records.read(id);
  if (record === null) return false;
  const discarding = async () => {
    // The record may have arrived since it was read.
    const current = await ports.records.read(id);
    if (current === null || current.state === 'ACKED') return false;
    await giveUp(ports, current);
    return true;
  };
  return ports.locks.ifFree(laneLock(record), discarding, async () => false);
}
