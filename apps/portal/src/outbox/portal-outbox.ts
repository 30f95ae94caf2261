import {
  createOutbox,
  createOutboxLocks,
  createPhotoStore,
  createRecordStore,
  type Clock,
  type Outbox,
} from '@ablesbar/offline-queue';
import type { Ports } from '../app/ports';
import type { AppStore } from '../app/store';
import type { Reload } from '../update';
import { sendThrough } from './send-record';

export function createPortalOutbox(
  store: AppStore,
  ports: Ports,
  reload: Pick<Reload, 'during'>,
): Outbox {
  const clock: Clock = { now: () => ports.now().getTime(), after: ports.after };
  const outbox = createOutbox({
    records: createRecordStore({ clock }),
    photos: createPhotoStore({ clock }),
    send: sendThrough(store),
    clock,
    locks: createOutboxLocks(ports.locks),
    newId: ports.newId,
  });
  return {
    ...outbox,
    // A new page waits until an attempt has ended: what it would break off might be sent twice.
    deliver: (id) => reload.during(outbox.deliver(id)),
    drain: (options) => reload.during(outbox.drain(options)),
  };
}
