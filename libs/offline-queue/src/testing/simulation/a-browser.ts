import { createOutboxLocks } from '../../outbox/create-locks';
import { createOutbox, type Outbox } from '../../outbox/create-outbox';
import type { Entry, OutboxRecord } from '../../outbox/outbox-record';
import type { OutboxPorts, RecordStore, SendOutcome } from '../../outbox/ports';
import { createDatabase } from '../../storage/create-database';
import { createPhotoStore } from '../../storage/photo-store';
import { createRecordStore } from '../../storage/record-store';
import { type Account, accountOf, type Told } from './account-of';
import type { BadNetwork } from './bad-network';
import { badPhotos, badRecords } from './bad-storage';
import type { Faults } from './faults';
import { type ModelServer, serialOf } from './model-server';
import { createModelLocks, openPage, type Page, photosOf, recordsOf } from './simulated-page';
import { quickDigest } from './quick-digest';
import { type KeyOf, type Rule, switchedOff } from './switched-off';
import type { VirtualTime } from './virtual-time';

export interface BrowserSetup {
  readonly name: string;
  readonly time: VirtualTime;
  readonly faults: Faults;
  readonly server: ModelServer;
  readonly carry: BadNetwork['carry'];
  readonly without?: Rule;
}

/** One page with its outbox and its user. */
export interface Tab {
  readonly page: Page;
  readonly outbox: Outbox;
  /** The records that the screen shows. */
  readonly shown: () => readonly OutboxRecord[];
  /** Enters a reading and waits for the result of the first attempt, as a form does. */
  readonly enter: (entry: Entry) => Promise<void>;
  readonly discard: (record: OutboxRecord) => Promise<unknown>;
}

export interface Browser {
  readonly told: Told;
  readonly openTab: () => Tab;
  /** Faults have ended, and the user handles the refused readings. */
  readonly settle: () => Promise<void>;
  /** Returns what happened to all readings, and deletes the browser. */
  readonly close: () => Promise<Account & { readonly atOnce: number }>;
}

const DAY_MS = 24 * 3600 * 1000;
const ROUNDS_TO_SETTLE = 20;

/** A browser with its storage. The outbox and its stores are the real ones. */
export function createBrowser({
  name,
  time,
  faults,
  server,
  carry,
  without,
}: BrowserSetup): Browser {
  const restoreDigest = quickDigest();
  const locksOf = createModelLocks();
  // The clock never runs the store's open limit, because storage takes no simulated time.
  const clock = { now: time.now, after: () => () => undefined };
  const database = createDatabase({ clock, name, stores: ['outbox', 'photos'] });
  const photos = createPhotoStore(database);
  const committed: string[] = [];
  const records = remembering(createRecordStore(database), committed);
  const told: Told = { kept: new Map(), inForm: new Set(), discarded: new Set() };
  const underWay = new Map<string, Page>();
  const refused = new Map<string, number>();
  /** The page whose form waits for each record. A round of another page may send the record. */
  const attended = new Map<string, Page>();
  let ids = 0;
  let atOnce = 0;

  function openTab(): Tab {
    const page = openPage(time, faults);
    const sendUnder =
      (keyOf: KeyOf): OutboxPorts['send'] =>
      (record, itsPhotos) =>
        page.whileOpen(async () => {
          const other = underWay.get(record.id);
          if (other && !other.isClosed()) atOnce += 1;
          underWay.set(record.id, page);
          const outcome = await carry(keyOf(record), record, itsPhotos);
          underWay.delete(record.id);
          if (isRefusal(outcome)) refused.set(record.id, serialOf(record));
          return outcome;
        });
    const portsOfPage = {
      records: givingBack(recordsOf(badRecords(records, time, faults), page), page),
      photos: photosOf(badPhotos(photos, time, faults), page),
      locks: createOutboxLocks(locksOf(page), page.clock),
      send: sendUnder(({ id }) => id),
    };
    const ports = without ? switchedOff[without](portsOfPage, sendUnder) : portsOfPage;
    const newId = () => `id-${(ids += 1)}`;
    let shown: readonly OutboxRecord[] = [];
    const outbox = createOutbox({
      ...ports,
      clock: page.clock,
      newId,
      random: faults.chance,
      onChange: ({ waiting }) => (shown = waiting),
    });
    return {
      page,
      outbox,
      shown: () => shown,
      async enter(entry) {
        const record = await outbox.add(entry).catch(() => null);
        // The form reports that the reading could not be kept, and still has it.
        if (record === null) return;
        told.kept.set(serialOf(record), record);
        attended.set(record.id, page);
        await outbox.deliver(record.id).catch(() => null);
        attended.delete(record.id);
      },
      discard(record) {
        told.discarded.add(serialOf(record));
        return outbox.discard(record.id);
      },
    };
  }

  /** A page may give up a refused record only while its form shows the reading. The mark decides. */
  function givingBack(store: RecordStore, page: Page): RecordStore {
    return {
      ...store,
      change: (id, decide) =>
        store.change(id, (record) => {
          const changed = decide(record);
          const serial = refused.get(id);
          const isGivenUp = changed.state === 'ACKED' && record.state !== 'ACKED';
          if (isGivenUp && serial !== undefined && attended.get(id) === page) {
            told.inForm.add(serial);
          }
          return changed;
        }),
    };
  }

  async function settle(): Promise<void> {
    const tab = openTab();
    const { outbox } = tab;
    await outbox.start();
    await outbox.unblock('a-1');
    for (const record of await outbox.list()) {
      if (record.state !== 'REJECTED') continue;
      // Acts as a user would: discards a reading that was entered again, and sends the others once
      // more.
      if (isReplaced(record, told)) await tab.discard(record);
      else await outbox.retry(record);
    }
    for (let round = 0; round < ROUNDS_TO_SETTLE; round += 1) {
      if ((await outbox.list()).length === 0) break;
      await outbox.drain({ ignoreWaiting: true });
    }
    // The user saves what nobody can send any more, and removes it.
    await time.wait(2 * DAY_MS);
    await outbox.removeUnreadable(await outbox.unreadable());
    tab.page.close();
  }

  async function close() {
    const [left, photoKeys] = await Promise.all([records.all(), photos.keys()]);
    restoreDigest();
    await deleted(name);
    const { applied } = server;
    return { ...accountOf({ told, applied, committed, left, photoKeys }), atOnce };
  }

  return { told, openTab, settle, close };
}

function remembering(store: RecordStore, committed: string[]): RecordStore {
  return {
    ...store,
    async commit(record) {
      const numbered = await store.commit(record);
      committed.push(record.id);
      return numbered;
    },
  };
}

function isReplaced(record: OutboxRecord, { kept }: Told): boolean {
  return [...kept.values()].some(
    ({ jobId, seq }) => jobId !== null && jobId === record.jobId && seq > record.seq,
  );
}

function isRefusal(outcome: SendOutcome): boolean {
  return outcome.kind === 'answered' && outcome.status === 422;
}

function deleted(database: string): Promise<void> {
  return new Promise((resolve) => {
    indexedDB.deleteDatabase(database).onsuccess = () => resolve();
  });
}
