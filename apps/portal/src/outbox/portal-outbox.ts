import {
  createOutbox,
  createOutboxLocks,
  createPhotoStore,
  createRecordStore,
  type Clock,
  type Outbox,
  type OutboxRecord,
  type Photo,
  type Send,
} from '@ablesbar/offline-queue';
import type { Ports } from '../base/ports';
import type { Reload } from '../base/leaving';
import { type SendingStore, sendThrough } from './send-record';

type Arrived = (record: OutboxRecord, photos: readonly Photo[]) => Promise<void>;

interface Surroundings {
  readonly reload: Pick<Reload, 'during'>;
  /** Told of every reading that the server has taken, before its record goes. */
  readonly onArrived: Arrived;
  readonly flushDrafts: () => Promise<unknown>;
}

export function createPortalOutbox(
  store: SendingStore,
  ports: Pick<Ports, 'now' | 'after' | 'locks' | 'newId' | 'keepStorage'>,
  { reload, onArrived, flushDrafts }: Surroundings,
): Outbox {
  const clock: Clock = { now: () => ports.now().getTime(), after: ports.after };
  const outbox = createOutbox({
    records: createRecordStore({ clock }),
    photos: createPhotoStore({ clock }),
    send: tellingOf(sendThrough(store), onArrived),
    clock,
    locks: createOutboxLocks(ports.locks),
    newId: ports.newId,
  });
  let isAsked = false;
  return {
    ...outbox,
    add(entry) {
      // At the first reading that has to be kept, in the click that sends it: browsers grant it then.
      if (!isAsked) void ports.keepStorage().catch(() => undefined);
      isAsked = true;
      return outbox.add(entry);
    },
    async discard(id) {
      // What went back into a form is on disk before the outbox lets go of it.
      await flushDrafts();
      return outbox.discard(id);
    },
    // A new page waits until an attempt has ended: what it would break off might be sent twice.
    deliver: (id) => reload.during(outbox.deliver(id)),
    drain: (options) => reload.during(outbox.drain(options)),
  };
}

function tellingOf(send: Send, onArrived: Arrived): Send {
  return async (record, photos) => {
    const outcome = await send(record, photos);
    // What cannot be kept of it is no reason to send it again.
    if (outcome.kind === 'acknowledged') await onArrived(record, photos).catch(() => undefined);
    return outcome;
  };
}
