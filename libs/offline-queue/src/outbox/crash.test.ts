import { createWorld, jobEntry, photo, type World } from '../testing';
import { createOutboxLocks } from './create-locks';
import type { OutboxPorts, SendOutcome } from './ports';

interface Kill {
  /** The step into storage or network at which the page is closed. */
  readonly at: number;
  /** Whether the step itself still took effect. */
  readonly isAfter: boolean;
}

/** The ports of a page that is closed at one step: it neither fails nor goes on. */
function closingPorts({ ports }: World, send: OutboxPorts['send'], kill: Kill) {
  let steps = 0;
  let close = () => {};
  const closed = new Promise<'closed'>((resolve) => {
    close = () => resolve('closed');
  });
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    steps += 1;
    if (steps < kill.at) return work();
    if (steps === kill.at && kill.isAfter) await work();
    close();
    return new Promise<T>(() => undefined);
  };
  const { records, photos } = ports;
  const closing: OutboxPorts = {
    ...ports,
    locks: createOutboxLocks(null),
    send: (record, itsPhotos) => step(() => send(record, itsPhotos)),
    records: {
      all: () => step(() => records.all()),
      read: (id) => step(() => records.read(id)),
      commit: (record) => step(() => records.commit(record)),
      change: (id, decide) => step(() => records.change(id, decide)),
      remove: (id) => step(() => records.remove(id)),
    },
    photos: {
      keys: () => step(() => photos.keys()),
      read: (key) => step(() => photos.read(key)),
      write: (key, stored) => step(() => photos.write(key, stored)),
      remove: (key) => step(() => photos.remove(key)),
    },
  };
  return { closing, closed };
}

/** A server that knows its keys: one reading for each, however often it is sent. */
function storingServer() {
  const stored = new Map<string, number>();
  let attempts = 0;
  const send: OutboxPorts['send'] = async ({ id }, photos): Promise<SendOutcome> => {
    attempts += 1;
    stored.set(id, photos.length);
    return { kind: 'acknowledged' };
  };
  return { send, stored, attempts: () => attempts };
}

// add: 2 photos, commit (3), 3 proofs; deliver: read, all, 2 photos, send (11), mark, 2 photos, remove;
// then a look at what is left, for the screen and for the next moment.
const STEPS = 17;

const kills = Array.from({ length: STEPS }, (_, n) => n + 1).flatMap((at) => [
  { says: `just before step ${at}`, at, isAfter: false },
  { says: `just after step ${at}`, at, isAfter: true },
]);

async function run(world: World, kill: Kill) {
  const server = storingServer();
  const { closing, closed } = closingPorts(world, server.send, kill);
  const page = world.openPage(closing);
  let isAdded = false;
  const sending = async () => {
    const { id } = await page.add(jobEntry({ photos: [photo('one'), photo('two')] }));
    isAdded = true;
    return page.deliver(id);
  };
  const end = await Promise.race([sending(), closed]);
  return { server, end, isAdded };
}

test.each(kills)('a page closed $says loses nothing and sends nothing twice', async (kill) => {
  const world = createWorld();
  const { server, end, isAdded } = await run(world, kill);
  expect(end).toBe('closed');

  const next = world.openPage({ send: server.send });
  await next.start();
  const waiting = await next.list();
  const drained = next.drain();
  if (waiting.length > 0) await world.clock.elapse(500);
  await drained;

  const isCommitted = kill.at > 3 || (kill.at === 3 && kill.isAfter);
  expect([...server.stored]).toEqual(isCommitted ? [['id-1', 2]] : []);
  // Nothing that a person was told is kept may be among what was not stored.
  expect(isAdded && !isCommitted).toBe(false);
  expect(await world.ports.records.all()).toEqual([]);
  if (isCommitted) expect(await world.ports.photos.keys()).toEqual([]);
});

test('the steps counted here are all there are', async () => {
  const { end } = await run(createWorld(), { at: STEPS + 1, isAfter: false });
  expect(end).toEqual({ kind: 'sent', value: undefined });
});

test('a lost answer is asked for again under the same key', async () => {
  const world = createWorld();
  const { server } = await run(world, { at: 11, isAfter: true });
  expect(server.attempts()).toBe(1);
  const next = world.openPage({ send: server.send });
  await next.start();
  const drained = next.drain();
  await world.clock.elapse(500);
  await drained;
  expect(server.attempts()).toBe(2);
  expect([...server.stored.keys()]).toEqual(['id-1']);
});

test('photos whose record never came go after a day', async () => {
  const world = createWorld();
  await run(world, { at: 2, isAfter: true });
  const page = world.openPage();
  world.clock.advance(24 * 3600 * 1000);
  await page.start();
  expect(await world.ports.photos.keys()).toHaveLength(2);
  world.clock.advance(1);
  await page.start();
  expect(await world.ports.photos.keys()).toEqual([]);
});
