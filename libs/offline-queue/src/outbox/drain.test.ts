import { answered, arrived, createWorld, jobEntry, noAnswer, photo, type World } from '../testing';
import type { Outbox } from './create-outbox';
import type { SendOutcome } from './ports';

/** A page with one reading for each of these jobs, none of them tried yet. */
async function pageWith(world: World, ...jobIds: readonly string[]): Promise<Outbox> {
  const outbox = world.openPage();
  for (const jobId of jobIds) await outbox.add(jobEntry({ jobId }));
  return outbox;
}

const DAYS_26 = 26 * 86_400;
const HOURS = Array<number>(26 * 24).fill(3_600_000);

test('an empty queue is done at once', async () => {
  expect(await createWorld().openPage().drain()).toEqual({ kind: 'done', sent: 0 });
});

test('in order, 300 ms apart, and done 500 ms after the last', async () => {
  const world = createWorld();
  const outbox = await pageWith(world, 'j-1', 'j-2', 'j-3');
  const started = world.clock.now();
  const drained = outbox.drain();
  await world.clock.elapse(300);
  await world.clock.elapse(300);
  await world.clock.elapse(500);
  expect(await drained).toEqual({ kind: 'done', sent: 3 });
  expect(world.clock.now() - started).toBe(1100);
  expect(world.sent).toEqual(['id-1', 'id-2', 'id-3']);
  expect(await world.ports.records.all()).toEqual([]);
});

test('two readings of one job keep their order', async () => {
  const world = createWorld();
  const outbox = await pageWith(world, 'j-1', 'j-1');
  const drained = outbox.drain();
  await world.clock.elapse(300);
  await world.clock.elapse(500);
  await drained;
  expect(world.sent).toEqual(['id-1', 'id-2']);
});

test('a waiting reading blocks only its own job', async () => {
  const world = createWorld();
  const outbox = await pageWith(world, 'j-1', 'j-1', 'j-2');
  world.answer(answered(503), arrived);
  const drained = outbox.drain();
  await world.clock.elapse(300);
  await world.clock.elapse(500);
  expect(await drained).toEqual({ kind: 'done', sent: 1 });
  expect(world.sent).toEqual(['id-1', 'id-3']);
});

test.each([400, 403, 404, 413, 422])(
  'a %i is kept for a person, and the next is sent',
  async (status) => {
    const world = createWorld();
    const outbox = await pageWith(world, 'j-1', 'j-1');
    world.answer(answered(status), arrived);
    const drained = outbox.drain();
    await world.clock.elapse(300);
    await world.clock.elapse(500);
    expect(await drained).toEqual({ kind: 'done', sent: 1 });
    expect(await outbox.list()).toMatchObject([
      { id: 'id-1', state: 'REJECTED', lastError: { status, message: `status ${status}` } },
    ]);
  },
);

test('without a connection the round stops, and is over after 2000 ms', async () => {
  const world = createWorld();
  const outbox = await pageWith(world, 'j-1', 'j-2');
  world.answer(noAnswer);
  const drained = outbox.drain();
  await world.clock.elapse(2000);
  expect(await drained).toEqual({ kind: 'stopped', sent: 0 });
  expect(world.sent).toEqual(['id-1']);
});

test.each([
  { says: 'one failing answer is bad luck', answers: [answered(500), arrived], sent: 3 },
  {
    says: 'two that are not in a row as well',
    answers: [answered(500), arrived, answered(500)],
    sent: 3,
  },
  { says: 'two in a row stop the round', answers: [answered(500), answered(500)], sent: 2 },
])('$says', async ({ answers, sent }) => {
  const world = createWorld();
  const outbox = await pageWith(world, 'j-1', 'j-2', 'j-3');
  world.answer(...answers);
  const drained = outbox.drain();
  for (let gap = 1; gap < sent; gap += 1) await world.clock.elapse(300);
  await world.clock.elapse(sent === 3 ? 500 : 2000);
  expect((await drained).kind).toBe(sent === 3 ? 'done' : 'stopped');
  expect(world.sent).toHaveLength(sent);
});

test('a second drainer does nothing, in this page or another', async () => {
  const world = createWorld();
  const outbox = await pageWith(world, 'j-1', 'j-2');
  const drained = outbox.drain();
  expect(await outbox.drain()).toEqual({ kind: 'busy' });
  expect(await world.openPage().drain()).toEqual({ kind: 'busy' });
  await world.clock.elapse(300);
  await world.clock.elapse(500);
  await drained;
  expect(world.sent).toEqual(['id-1', 'id-2']);
});

describe('the wish to send at once, during another round,', () => {
  /** The round has failed to reach the server, and is in its pause before it ends. */
  async function afterFailure() {
    const world = createWorld();
    const outbox = await pageWith(world, 'j-1');
    const reached = sending(world, noAnswer, arrived);
    const drained = outbox.drain();
    await reached;
    return { world, outbox, drained };
  }

  /** Resolves at the first attempt; that attempt then ends with the first outcome. */
  function sending(world: World, ...outcomes: readonly SendOutcome[]): Promise<void> {
    return new Promise((resolve) => {
      const [first = noAnswer, ...rest] = outcomes;
      world.answer(
        async () => {
          resolve();
          return first;
        },
        ...rest,
      );
    });
  }

  test.each([
    { says: 'of this page', wish: (_: World, outbox: Outbox) => outbox },
    { says: 'of another tab', wish: (world: World) => world.openPage() },
  ])('$says is granted after that round', async ({ wish }) => {
    const { world, outbox, drained } = await afterFailure();
    const wished = wish(world, outbox).drain({ ignoreWaiting: true });
    expect(await wished).toEqual({ kind: 'busy' });
    await world.clock.elapse(2000);
    expect(await drained).toEqual({ kind: 'stopped', sent: 0 });
    await world.clock.elapse(1000);
    await world.clock.elapse(500);
    expect(world.sent).toEqual(['id-1', 'id-1']);
    expect(await outbox.list()).toEqual([]);
  });

  test('outlives the page', async () => {
    const { world, outbox, drained } = await afterFailure();
    expect(await outbox.drain({ ignoreWaiting: true })).toEqual({ kind: 'busy' });
    await world.clock.elapse(2000);
    await drained;
    const next = world.openPage().drain();
    await world.clock.elapse(500);
    expect(await next).toEqual({ kind: 'done', sent: 1 });
  });

  test.each([
    { says: 'counts if the attempt under way finds no server', outcome: noAnswer, waitsMs: 0 },
    { says: 'does not hurry a server in trouble', outcome: answered(503), waitsMs: 1000 },
    { says: 'does not shorten a time of the server', outcome: answered(429, 60), waitsMs: 60_000 },
  ])('$says', async ({ outcome, waitsMs }) => {
    const world = createWorld();
    const outbox = await pageWith(world, 'j-1');
    let end = (_: SendOutcome) => {};
    world.answer(() => new Promise((resolve) => (end = resolve)), arrived);
    const drained = outbox.drain();
    expect(await outbox.drain({ ignoreWaiting: true })).toEqual({ kind: 'busy' });
    const wishedAt = world.clock.now();
    end(outcome);
    await world.clock.elapse(outcome === noAnswer ? 2000 : 500);
    await drained;
    expect(await world.ports.records.all()).toMatchObject([{ nextAt: wishedAt + waitsMs }]);
  });
});

test('a reading that another tab has handled since the list was read is not sent', async () => {
  const world = createWorld();
  await pageWith(world, 'j-1');
  const { records } = world.ports;
  const outbox = world.openPage({
    records: {
      ...records,
      read: (id) => records.change(id, (record) => ({ ...record, state: 'REJECTED' })),
    },
  });
  const drained = outbox.drain();
  await world.clock.elapse(500);
  expect(await drained).toEqual({ kind: 'done', sent: 0 });
  expect(world.sent).toEqual([]);
});

describe('a record before its time', () => {
  async function failedOnce() {
    const world = createWorld();
    const outbox = await pageWith(world, 'j-1');
    world.answer(answered(503), arrived);
    await outbox.deliver('id-1');
    return { world, outbox };
  }

  test('is not sent', async () => {
    const { world, outbox } = await failedOnce();
    expect(await outbox.drain()).toEqual({ kind: 'done', sent: 0 });
    expect(world.sent).toHaveLength(1);
  });

  test('is sent on demand', async () => {
    const { world, outbox } = await failedOnce();
    const drained = outbox.drain({ ignoreWaiting: true });
    await world.clock.elapse(500);
    expect(await drained).toEqual({ kind: 'done', sent: 1 });
  });

  test('is sent by itself when its time has come', async () => {
    const { world } = await failedOnce();
    await world.clock.elapse(1000);
    await world.clock.elapse(500);
    expect(world.sent).toEqual(['id-1', 'id-1']);
  });

  test.each([
    { says: 'an hour', seconds: 3600, wakes: [3_600_000] },
    { says: 'a second more', seconds: 3601, wakes: [3_600_000, 1000] },
    { says: 'more than a timer can wait', seconds: DAYS_26, wakes: HOURS },
  ])('is looked at again every hour: $says', async ({ seconds, wakes }) => {
    const world = createWorld();
    const outbox = await pageWith(world, 'j-1');
    world.answer(answered(429, seconds), arrived);
    await outbox.deliver('id-1');
    for (const ms of wakes) await world.clock.elapse(ms);
    await world.clock.elapse(500);
    expect(world.sent).toEqual(['id-1', 'id-1']);
  });
});

describe('an account that is gone', () => {
  async function blocked() {
    const world = createWorld();
    const outbox = await pageWith(world, 'j-1', 'j-1');
    world.answer(answered(401), arrived);
    await outbox.deliver('id-1');
    return { world, outbox };
  }

  test('holds its readings back, the later ones of the job too', async () => {
    const { world, outbox } = await blocked();
    expect(await outbox.drain({ ignoreWaiting: true })).toEqual({ kind: 'done', sent: 0 });
    expect(world.sent).toEqual(['id-1']);
  });

  test('is not freed by the login of another', async () => {
    const { outbox } = await blocked();
    await outbox.unblock('a-2');
    expect(await outbox.drain()).toEqual({ kind: 'done', sent: 0 });
  });

  test('is freed by its own login', async () => {
    const { world, outbox } = await blocked();
    await outbox.unblock('a-1');
    const drained = outbox.drain();
    await world.clock.elapse(300);
    await world.clock.elapse(500);
    expect(await drained).toEqual({ kind: 'done', sent: 2 });
    expect(world.sent).toEqual(['id-1', 'id-1', 'id-2']);
  });
});

describe('a damaged photo', () => {
  test.each([
    { says: 'cut off', data: photo('on').data },
    { says: 'another one of the same size', data: photo('two').data },
  ])('$says: the record is damaged, is never sent, and blocks no other', async ({ data }) => {
    const world = createWorld();
    const outbox = world.openPage();
    await outbox.add(jobEntry({ photos: [photo('one')] }));
    await outbox.add(jobEntry());
    const [key = ''] = await world.ports.photos.keys();
    await world.ports.photos.write(key, { mimeType: 'image/jpeg', data, storedAt: 0 });
    const drained = outbox.drain();
    await world.clock.elapse(300);
    await world.clock.elapse(500);
    await drained;
    expect(world.sent).toEqual(['id-2']);
    expect(await outbox.list()).toMatchObject([{ id: 'id-1', state: 'DAMAGED' }]);
  });

  test('gone: as well', async () => {
    const world = createWorld();
    const outbox = world.openPage();
    const { id } = await outbox.add(jobEntry({ photos: [photo('one')] }));
    const [key = ''] = await world.ports.photos.keys();
    await world.ports.photos.remove(key);
    expect(await outbox.deliver(id)).toMatchObject({
      kind: 'waiting',
      record: { state: 'DAMAGED' },
    });
    expect(world.sent).toEqual([]);
  });
});
