import { chanceOf } from '@ablesbar/domain/testing';
import { createOutboxLocks } from '../../outbox/create-locks';
import { createOutbox, type Outbox } from '../../outbox/create-outbox';
import type { Entry } from '../../outbox/outbox-record';
import type { OutboxPorts, RecordStore, SendOutcome } from '../../outbox/ports';
import { createPhotoStore } from '../../storage/photo-store';
import { createRecordStore } from '../../storage/record-store';
import { jobEntry, photo, unlistedEntry } from '../entries';
import { type Account, accountOf, type Told } from './account-of';
import { createBadNetwork } from './bad-network';
import { badPhotos, badRecords } from './bad-storage';
import { createFaults, type Fault } from './faults';
import { createModelServer, photoText, serialOf } from './model-server';
import { createModelLocks, openPage, type Page, photosOf, recordsOf } from './mortal-page';
import { quickDigest } from './quick-digest';
import { type KeyOf, type Rule, switchedOff } from './switched-off';
import { createVirtualTime } from './virtual-time';

export interface Simulation {
  readonly seed: number;
  readonly readings: number;
  readonly pages?: number;
  /** A rule that is switched off, to see that the simulation notices. */
  readonly without?: Rule;
}

export interface Simulated extends Account {
  readonly readings: number;
  readonly faults: Readonly<Record<Fault, number>>;
  /** One reading under way from two open pages. */
  readonly atOnce: number;
}

const JOBS = 6;
const DAY_MS = 24 * 3600 * 1000;
const BETWEEN_ACTS_MS = 20_000;

/**
 * One browser with several pages, in which a person goes on entering readings while everything around
 * fails; then quiet, in which everything has to arrive. The outbox and its stores are the real ones.
 */
export async function simulateQueue({ seed, readings, pages = 3, without }: Simulation) {
  const restoreDigest = quickDigest();
  const chance = chanceOf(seed);
  const time = createVirtualTime();
  const faults = createFaults(chance);
  const server = createModelServer();
  const network = createBadNetwork(server, time, faults);
  const locksOf = createModelLocks();
  const databases = [`records of ${seed}`, `photos of ${seed}`] as const;
  // Its own limit for opening is no part of this: storage takes no time here.
  const clock = { now: time.now, after: () => () => undefined };
  const kept = createRecordStore({ clock, database: databases[0] });
  const committed: string[] = [];
  const records: RecordStore = {
    ...kept,
    async commit(record) {
      const numbered = await kept.commit(record);
      committed.push(record.id);
      return numbered;
    },
  };
  const photos = createPhotoStore({ clock, database: databases[1] });
  const told: Told = { kept: new Map(), inForm: new Set(), discarded: new Set() };
  const open = new Set<Page>();
  const underWay = new Map<string, Page>();
  let entered = 0;
  let ids = 0;
  let atOnce = 0;

  function outboxOf(page: Page): { outbox: Outbox; attended: Set<string> } {
    const attended = new Set<string>();
    const sendUnder =
      (keyOf: KeyOf): OutboxPorts['send'] =>
      (record, itsPhotos) =>
        page.living(async () => {
          const other = underWay.get(record.id);
          if (other && !other.isClosed()) atOnce += 1;
          underWay.set(record.id, page);
          const outcome = await network.carry(keyOf(record), record, itsPhotos);
          underWay.delete(record.id);
          if (attended.has(record.id) && isRefusal(outcome)) told.inForm.add(serialOf(record));
          return outcome;
        });
    const living = {
      records: recordsOf(badRecords(records, time, faults), page),
      photos: photosOf(badPhotos(photos, time, faults), page),
      locks: createOutboxLocks(locksOf(page)),
      send: sendUnder(({ id }) => id),
    };
    const ports = without ? switchedOff[without](living, sendUnder) : living;
    const newId = () => `id-${(ids += 1)}`;
    const outbox = createOutbox({ ...ports, clock: page.clock, newId, random: chance });
    return { outbox, attended };
  }

  async function enter(outbox: Outbox, attended: Set<string>): Promise<void> {
    entered += 1;
    const serial = entered;
    const record = await outbox.add(entryOf(serial, chance)).catch(() => null);
    // The form says that it could not be kept, and still has it.
    if (record === null) return;
    told.kept.set(serial, record);
    attended.add(record.id);
    await outbox.deliver(record.id).catch(() => null);
    attended.delete(record.id);
  }

  async function act(outbox: Outbox, attended: Set<string>): Promise<unknown> {
    const what = chance();
    if (what < 0.72) return enter(outbox, attended);
    if (what < 0.88) return outbox.drain({ ignoreWaiting: true });
    if (what < 0.93) return outbox.unblock('a-1');
    const items = outbox.items().filter(({ state }) => state === 'QUEUED');
    const item = items[Math.floor(chance() * items.length)];
    if (item === undefined) return outbox.drain();
    if (what < 0.98) return outbox.retry(item.id);
    told.discarded.add(serialOf(item));
    return outbox.discard(item.id);
  }

  async function live(page: Page): Promise<void> {
    const { outbox, attended } = outboxOf(page);
    await outbox.start().catch(() => undefined);
    void outbox.drain().catch(() => undefined);
    while (entered < readings) {
      await page.living(() => time.wait(chance() * BETWEEN_ACTS_MS));
      await act(outbox, attended).catch(() => undefined);
    }
    page.close();
  }

  function openNext(): void {
    if (entered >= readings) return;
    const page = openPage(time, faults);
    open.add(page);
    page.onClose(() => {
      open.delete(page);
      time.after(1000, openNext);
    });
    void live(page);
  }

  async function settle(): Promise<void> {
    const page = openPage(time, faults);
    const { outbox } = outboxOf(page);
    await outbox.start();
    await outbox.unblock('a-1');
    await tidyRefused(outbox);
    for (let round = 0; round < 20 && (await outbox.list()).length > 0; round += 1) {
      await outbox.drain({ ignoreWaiting: true });
    }
    await time.wait(2 * DAY_MS);
    await outbox.start();
  }

  /** As a person would: what has been entered again since is given up, the rest sent once more. */
  async function tidyRefused(outbox: Outbox): Promise<void> {
    const later = [...told.kept.values()];
    for (const record of await outbox.list()) {
      if (record.state !== 'REJECTED') continue;
      const isReplaced = later.some(
        ({ jobId, seq }) => jobId !== null && jobId === record.jobId && seq > record.seq,
      );
      if (isReplaced) {
        told.discarded.add(serialOf(record));
        await outbox.discard(record.id);
      } else await outbox.retry(record.id);
    }
  }

  for (let page = 0; page < pages; page += 1) openNext();
  await time.passUntil(() => entered >= readings && open.size === 0);
  faults.end();
  network.forgive();
  let isSettled = false;
  const settling = settle().finally(() => (isSettled = true));
  await time.passUntil(() => isSettled);
  await settling;

  const [left, photoKeys] = await Promise.all([records.all(), photos.keys()]);
  const account = accountOf({ told, applied: server.applied, committed, left, photoKeys });
  restoreDigest();
  await Promise.all(databases.map(deleted));
  return { ...account, atOnce, readings: told.kept.size, faults: faults.counts };
}

function deleted(database: string): Promise<void> {
  return new Promise((resolve) => {
    indexedDB.deleteDatabase(database).onsuccess = () => resolve();
  });
}

function isRefusal(outcome: SendOutcome): boolean {
  return outcome.kind === 'answered' && outcome.status === 422;
}

function entryOf(serial: number, chance: () => number): Entry {
  const slots = Array.from({ length: Math.floor(chance() * 3) }, (_, n) => n);
  const photos = slots.map((n) => photo(photoText(serial, n)));
  if (chance() < 0.1) return unlistedEntry({ photos, value: serial });
  return jobEntry({ jobId: `j-${Math.floor(chance() * JOBS)}`, photos, value: serial });
}
