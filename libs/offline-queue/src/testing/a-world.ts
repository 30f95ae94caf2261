import { createOutboxLocks } from '../outbox/create-locks';
import { createOutbox, type Outbox } from '../outbox/create-outbox';
import type { OutboxPorts } from '../outbox/ports';
import { createDatabase } from '../storage/create-database';
import { createPhotoStore } from '../storage/photo-store';
import { createRecordStore } from '../storage/record-store';
import { createFakeClock, type FakeClock } from './fake-clock';
import { createFakeSend, type FakeSend } from './fake-send';

export interface World extends FakeSend {
  readonly clock: FakeClock;
  readonly ports: OutboxPorts;
  /** Opens another page of the same browser. A test may give it its own ports. */
  openPage(own?: Partial<OutboxPorts>): Outbox;
}

let worlds = 0;

/** One browser with its storage, one server and one clock. */
export function createWorld(): World {
  worlds += 1;
  const clock = createFakeClock();
  const name = `world-${worlds}`;
  const database = createDatabase({ clock, name, stores: ['outbox', 'photos'] });
  const fakeSend = createFakeSend();
  let ids = 0;
  const ports: OutboxPorts = {
    records: createRecordStore(database),
    photos: createPhotoStore(database),
    send: fakeSend.send,
    clock,
    locks: createOutboxLocks(null, clock),
    newId: () => `id-${(ids += 1)}`,
    random: () => 0.5,
  };
  return {
    ...fakeSend,
    clock,
    ports,
    openPage: (own = {}) => createOutbox({ ...ports, ...own }),
  };
}
