import type { StorageProblem } from '../storage/storage-problem';
import { createWorld, jobEntry, photo, unlistedEntry, type World } from '../testing';
import type { OutboxPorts } from './ports';

test('a reading is on record before anything is sent', async () => {
  const { ports, sent, openPage, clock } = createWorld();
  const record = await openPage().add(jobEntry({ photos: [photo('one')] }));
  expect(sent).toEqual([]);
  expect(await ports.records.all()).toEqual([record]);
  expect(record).toEqual({
    ...jobEntry(),
    schema: 2,
    id: 'id-1',
    seq: 1,
    photos: [
      {
        key: 'id-1/0',
        slot: 't-1',
        mimeType: 'image/jpeg',
        byteLength: 3,
        sha256: '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed',
      },
    ],
    capturedAt: clock.now(),
    attempts: 0,
    nextAt: null,
    lastError: null,
    state: 'QUEUED',
    visible: false,
  });
});

test('two pages number their readings through', async () => {
  const { openPage } = createWorld();
  const records = await Promise.all([
    openPage().add(jobEntry()),
    openPage().add(unlistedEntry()),
    openPage().add(jobEntry()),
  ]);
  expect(records.map(({ seq }) => seq).sort()).toEqual([1, 2, 3]);
});

describe('a reading that cannot be stored', () => {
  const fail = (name: string) => () => Promise.reject(new DOMException('no', name));
  const full = 'QuotaExceededError';
  const broken = 'UnknownError';

  test.each<{
    says: string;
    failing: (world: World) => Partial<OutboxPorts>;
    kind: StorageProblem['kind'];
  }>([
    {
      says: 'no room for a photo',
      failing: ({ ports }) => ({ photos: { ...ports.photos, write: fail(full) } }),
      kind: 'storage-full',
    },
    {
      says: 'no room for the record, after its photos',
      failing: ({ ports }) => ({ records: { ...ports.records, commit: fail(full) } }),
      kind: 'storage-full',
    },
    {
      says: 'a database that fails',
      failing: ({ ports }) => ({ records: { ...ports.records, commit: fail(broken) } }),
      kind: 'storage-unavailable',
    },
    {
      says: 'a record that cannot be read again',
      failing: ({ ports }) => ({ records: { ...ports.records, read: async () => null } }),
      kind: 'storage-unavailable',
    },
    {
      says: 'a photo that cannot be read again',
      failing: ({ ports }) => ({ photos: { ...ports.photos, read: async () => null } }),
      kind: 'storage-unavailable',
    },
  ])('$says: an error, and nothing is left', async ({ failing, kind }) => {
    const world = createWorld();
    const outbox = world.openPage(failing(world));
    const adding = outbox.add(jobEntry({ photos: [photo('one'), photo('two')] }));
    await expect(adding).rejects.toMatchObject({ name: 'StorageProblem', kind });
    expect(await world.ports.records.all()).toEqual([]);
    expect(await world.ports.photos.keys()).toEqual([]);
  });

  /** A page whose record is on the disk, but whose disk does not say so before `answer`. */
  async function addSlowly() {
    const world = createWorld();
    const { ports, clock } = world;
    let answer = () => {};
    const hanging = new Promise<void>((resolve) => (answer = resolve));
    const outbox = world.openPage({
      records: {
        ...ports.records,
        async commit(record) {
          const committed = await ports.records.commit(record);
          await hanging;
          return committed;
        },
      },
    });
    const failing = expect(outbox.add(jobEntry({ photos: [photo('one')] }))).rejects.toMatchObject({
      kind: 'storage-unavailable',
    });
    while ((await ports.records.all()).length === 0) await turn();
    await clock.elapse(5000);
    await failing;
    return { ...world, answer: () => answer() };
  }
  const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

  test('within 5 s counts as not stored, and what comes later is removed', async () => {
    const { ports, answer } = await addSlowly();
    answer();
    while ((await ports.photos.keys()).length > 0) await turn();
    expect(await ports.records.all()).toEqual([]);
  });

  test('within 5 s is kept all the same if another page has shown it, and cleared its form', async () => {
    const { ports, openPage, answer } = await addSlowly();
    const page = openPage();
    await page.start();
    answer();
    for (let n = 0; n < 20; n += 1) await turn();
    expect(await page.list()).toMatchObject([{ jobId: 'j-1', photos: [{}] }]);
    expect(await ports.photos.keys()).toHaveLength(1);
  });
});
