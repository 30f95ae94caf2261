import {
  answered,
  arrived,
  createWorld,
  jobEntry,
  noAnswer,
  notReadableEntry,
  photo,
} from '../testing';
import type { SendOutcome } from './ports';

/** A page whose storage fails until `isBroken` is false, and a server with these answers. */
function setUp(...answers: readonly SendOutcome[]) {
  let notes: string | null = null;
  const world = createWorld();
  const { ports } = world;
  const storage = { isBroken: true };
  const keys: string[] = [];
  const left = [...answers];
  const openPage = () =>
    world.openPage({
      keyNotes: { read: () => notes, write: (text) => (notes = text) },
      records: {
        ...ports.records,
        commit: (record) =>
          storage.isBroken ? Promise.reject(new Error('broken')) : ports.records.commit(record),
      },
      send: async ({ id }, photos) => {
        keys.push(`${id} with ${photos.length}`);
        return left.shift() ?? arrived;
      },
    });
  return {
    ...world,
    outbox: openPage(),
    openPage,
    keys,
    storage,
    notes: () => notes,
    write: (text: string) => (notes = text),
  };
}

const entry = jobEntry({ photos: [photo('one')] });
const later = (): typeof entry => ({
  ...entry,
  payload: { ...entry.payload, readingDate: '2026-11-21T11:00:07.000Z' },
});

test('a reading that cannot be stored is sent with its photos', async () => {
  const { outbox, keys } = setUp();
  await expect(outbox.add(entry)).rejects.toMatchObject({ name: 'StorageProblem' });
  expect(await outbox.deliverUnstored(entry)).toMatchObject({ kind: 'sent' });
  expect(keys).toEqual(['id-1 with 1']);
});

test.each([
  { says: 'no answer', outcome: noAnswer, status: null },
  { says: 'a server in trouble', outcome: answered(503), status: null },
  { says: 'a refusal', outcome: answered(422), status: 422 },
])('after $says, only the form has the reading', async ({ outcome, status }) => {
  const { outbox, ports } = setUp(outcome);
  expect(await outbox.deliverUnstored(entry)).toMatchObject({
    ...{ kind: 'refused', status, isKept: false },
  });
  expect(await ports.records.all()).toEqual([]);
});

test('the same reading keeps its key: sent again, and stored once storage works', async () => {
  const { outbox, keys, storage } = setUp(noAnswer, noAnswer);
  await outbox.add(entry).catch(() => null);
  await outbox.deliverUnstored(entry);
  await outbox.add(later()).catch(() => null);
  await outbox.deliverUnstored(later());
  storage.isBroken = false;
  const record = await outbox.add(later());
  await outbox.deliver(record.id);
  expect(keys).toEqual(['id-1 with 1', 'id-1 with 1', 'id-1 with 1']);
  // As it was sent first, so that the server recognises it.
  expect(record.payload).toEqual(entry.payload);
});

test.each([
  { says: 'storage still fails', isBroken: true },
  { says: 'storage works again', isBroken: false },
])(
  'a page that closes after a lost answer leaves the key to the next: $says',
  async ({ isBroken }) => {
    const { outbox, openPage, keys, storage, notes } = setUp(noAnswer);
    await outbox.add(entry).catch(() => null);
    await outbox.deliverUnstored(entry);
    expect(notes()).not.toMatch(/45|a-1/);
    storage.isBroken = isBroken;
    const next = openPage();
    const stored = await next.add(later()).catch(() => null);
    if (stored === null) await next.deliverUnstored(later());
    else await next.deliver(stored.id);
    expect(keys).toEqual(['id-1 with 1', 'id-1 with 1']);
    expect(stored?.payload).toEqual(isBroken ? undefined : entry.payload);
    // It has arrived: the same values are a new reading.
    expect(notes()).toBe('[]');
  },
);

test.each([
  { says: 'in one page', isNext: false },
  { says: 'in the next page', isNext: true },
])('a value that is corrected, and corrected back $says, is a new reading', async ({ isNext }) => {
  const { outbox, openPage, keys } = setUp(noAnswer);
  const corrected = jobEntry({ value: 46, photos: [photo('one')] });
  await outbox.add(entry).catch(() => null);
  await outbox.deliverUnstored(entry);
  await outbox.add(corrected).catch(() => null);
  await outbox.deliverUnstored(corrected);
  const page = isNext ? openPage() : outbox;
  await page.add(entry).catch(() => null);
  await page.deliverUnstored(entry);
  expect(new Set(keys).size).toBe(3);
});

test.each(['{', '{}', '[null, {"id": 1}]'])(
  'notes that cannot be read are no notes: %s',
  async (text) => {
    const { outbox, keys, write } = setUp();
    write(text);
    await outbox.add(entry).catch(() => null);
    expect(await outbox.deliverUnstored(entry)).toMatchObject({ kind: 'sent' });
    expect(keys).toEqual(['id-1 with 1']);
  },
);

test('after it has arrived, the same values are a new reading', async () => {
  const { outbox, keys } = setUp();
  await outbox.add(entry).catch(() => null);
  await outbox.deliverUnstored(entry);
  await outbox.add(later()).catch(() => null);
  await outbox.deliverUnstored(later());
  expect(keys).toEqual(['id-1 with 1', 'id-2 with 1']);
});

test('a meter that the list names or places otherwise meanwhile is the same reading', async () => {
  const { outbox, keys } = setUp(noAnswer);
  for (const meter of [undefined, { number: '7ELS1', place: 'Lindenstraße\u00a01' }]) {
    const named = meter === undefined ? entry : { ...entry, meter };
    await outbox.add(named).catch(() => undefined);
    await outbox.deliverUnstored(named);
  }
  expect(keys).toEqual(['id-1 with 1', 'id-1 with 1']);
});

test('a corrected value is another reading', async () => {
  const { outbox, keys } = setUp(noAnswer);
  await outbox.add(entry).catch(() => null);
  await outbox.deliverUnstored(entry);
  const corrected = jobEntry({ value: 45_211 });
  await outbox.add(corrected).catch(() => null);
  await outbox.deliverUnstored(corrected);
  expect(keys).toEqual(['id-1 with 1', 'id-2 with 0']);
});

test('an older reading of the job that still waits is not overtaken', async () => {
  const { outbox, keys, storage } = setUp();
  storage.isBroken = false;
  await outbox.add(jobEntry({ value: 1 }));
  storage.isBroken = true;
  await outbox.add(entry).catch(() => null);
  expect(await outbox.deliverUnstored(entry)).toMatchObject({ kind: 'refused', status: null });
  expect(keys).toEqual([]);
});

test('a reading that is stored too late does not wait for itself', async () => {
  const world = createWorld();
  const { records } = world.ports;
  const reading = jobEntry();
  const sent: string[] = [];
  const outbox = world.openPage({
    // It is on the disk, but the proof of that never comes.
    records: { ...records, read: () => new Promise(() => undefined) },
    send: async ({ id }) => {
      sent.push(id);
      return arrived;
    },
  });
  const failing = expect(outbox.add(reading)).rejects.toMatchObject({
    kind: 'storage-unavailable',
  });
  await world.clock.elapse(5000);
  await failing;
  expect(await records.all()).toHaveLength(1);
  expect(await outbox.deliverUnstored(reading)).toMatchObject({ kind: 'sent' });
  expect(sent).toEqual(['id-1']);
});

test('a browser that makes no checksum of a photo stores nothing, and the reading is sent', async () => {
  const digest = jest.spyOn(crypto.subtle, 'digest').mockReturnValue(new Promise(() => undefined));
  const { outbox, keys, clock } = setUp();
  const failing = expect(outbox.add(entry)).rejects.toMatchObject({ kind: 'storage-unavailable' });
  await clock.elapse(3000);
  await failing;
  expect(await outbox.deliverUnstored(entry)).toMatchObject({ kind: 'sent' });
  expect(keys).toEqual(['id-1 with 1']);
  digest.mockRestore();
});

test('a report that cannot be stored has one key for a job, also in a later page', async () => {
  const { outbox, openPage, keys } = setUp(noAnswer, arrived);
  const report = notReadableEntry();
  await outbox.deliverUnstored(report);
  const again = {
    ...report,
    payload: { ...report.payload, readingDate: '2026-11-21T11:00:07.000Z' },
  };
  expect(await openPage().deliverUnstored(again)).toMatchObject({ kind: 'sent' });
  expect(keys).toEqual(['id-1 with 0', 'id-1 with 0']);
});
