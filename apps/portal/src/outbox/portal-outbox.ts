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
import { sendThrough } from './send-record';

export function createPortalOutbox(store: AppStore, ports: Ports): Outbox {
  const clock: Clock = {
    now: () => ports.now().getTime(),
    after(ms, action) {
      const timer = setTimeout(action, ms);
      return () => clearTimeout(timer);
    },
  };
  return createOutbox({
    records: createRecordStore({ clock }),
    photos: createPhotoStore({ clock }),
    send: sendThrough(store),
    clock,
    locks: createOutboxLocks(ports.locks),
    newId: ports.newId,
  });
}
