import type { ChannelPort } from '@ablesbar/api-client';
import {
  createOutbox,
  createOutboxLocks,
  createPhotoStore,
  createRecordStore,
  type Clock,
  type OtherTabs,
  type Outbox,
  type OutboxPorts,
  type OutboxRecord,
  type Photo,
  type Send,
} from '@ablesbar/offline-queue';
import { device } from '../base/device';
import type { Ports } from '../base/ports';
import type { Reload } from '../base/leaving';
import { noteUnsent } from '../base/unsent-note';
import { keyNotesIn } from './key-notes';
import { queueChanged, queueOpened } from './outbox.slice';
import { replacedBy } from './replaced-by';
import { type SendingStore, sendThrough } from './send-record';

declare module '../base/workplace' {
  interface Workplace {
    readonly outbox: Outbox;
  }
}

type Arrived = (record: OutboxRecord, photos: readonly Photo[]) => Promise<void>;

interface Surroundings {
  readonly reload: Pick<Reload, 'during'>;
  /** Called for every reading that the server has accepted, before its record is removed. */
  readonly onArrived: Arrived;
  readonly flushDrafts: () => Promise<unknown>;
  readonly browser: { readonly localStorage: Pick<Storage, 'getItem' | 'setItem'> };
}

/** Where the queue keeps its readings, and how it sends them. */
type Line = Pick<OutboxPorts, 'records' | 'photos' | 'send' | 'locks'>;

type Clocked = Pick<Ports, 'now' | 'after' | 'locks'>;

const clockOf = ({ now, after }: Clocked): Clock => ({ now: () => now().getTime(), after });

const lineOf = (store: SendingStore, ports: Clocked): Line => ({
  records: createRecordStore(device),
  photos: createPhotoStore(device),
  send: sendThrough(store),
  locks: createOutboxLocks(ports.locks, clockOf(ports)),
});

const tabsOn = (channel: ChannelPort | null): OtherTabs => ({
  tell: () => channel?.postMessage('changed'),
  onTold: (listener) => channel?.addEventListener('message', listener),
});

export function createPortalOutbox(
  store: SendingStore,
  ports: Pick<Ports, 'now' | 'after' | 'locks' | 'newId' | 'keepStorage' | 'openChannel'>,
  { reload, onArrived, flushDrafts, browser }: Surroundings,
  { records, photos, send, locks }: Line = lineOf(store, ports),
): Outbox {
  const clock = clockOf(ports);
  /** Accepted readings that may replace refused ones. */
  let accepted: readonly OutboxRecord[] = [];
  const arrived: Arrived = async (record, taken) => {
    accepted = [...accepted, record];
    await onArrived(record, taken);
  };
  const dropReplaced = (waiting: readonly OutboxRecord[]) => {
    const records = accepted;
    accepted = [];
    for (const record of records) {
      for (const { id } of replacedBy(record, waiting)) {
        outbox.discard(id).then(
          // The lane was still busy with the accepted reading: the next change of the queue tries again.
          (isGone) => void (isGone || (accepted = [...accepted, record])),
          () => undefined,
        );
      }
    }
  };
  const outbox = createOutbox({
    records,
    photos,
    send: tellingOf(send, arrived),
    clock,
    locks,
    newId: ports.newId,
    keyNotes: keyNotesIn(browser),
    otherTabs: tabsOn(ports.openChannel('ablesbar-queue')),
    onChange(queue) {
      store.dispatch(queueChanged(queue));
      noteUnsent(queue.waiting.length, browser);
      dropReplaced(queue.waiting);
    },
  });
  let isAsked = false;
  return {
    ...outbox,
    async start() {
      await outbox.start();
      store.dispatch(queueOpened());
    },
    add(entry) {
      // Asked for in the click that sends the first reading: browsers grant it then.
      if (!isAsked) void ports.keepStorage().catch(() => undefined);
      isAsked = true;
      return outbox.add(entry);
    },
    async discard(id) {
      // A reading that moved back into a form must be on disk before the outbox removes it.
      await flushDrafts();
      return outbox.discard(id);
    },
    // A reload waits until the attempt has ended: an interrupted attempt might be sent twice.
    deliver: (id) => reload.during(outbox.deliver(id)),
    deliverUnstored: (entry) => reload.during(outbox.deliverUnstored(entry)),
    drain: (options) => reload.during(outbox.drain(options)),
  };
}

function tellingOf(send: Send, onArrived: Arrived): Send {
  return async (record, photos) => {
    const outcome = await send(record, photos);
    // If the receipt cannot be stored, the reading must not be sent again.
    if (outcome.kind === 'acknowledged') await onArrived(record, photos).catch(() => undefined);
    return outcome;
  };
}
