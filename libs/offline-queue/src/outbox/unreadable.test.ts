import { breakEntry, createWorld, jobEntry, photo } from '../testing';
import { createDatabase } from '../storage/create-database';
import { createRecordStore } from '../storage/record-store';
import { createPhotoStore } from '../storage/photo-store';
import { localForageIn } from '../storage/local-forage';
import { StorageProblem } from '../storage/storage-problem';

const DAY_MS = 24 * 3_600_000;
let worlds = 0;

/** A world whose stores a test can damage. */
function aWorld() {
  worlds += 1;
  const world = createWorld();
  const name = `unreadable-${worlds}`;
  const database = createDatabase({ clock: world.clock, name, stores: ['outbox', 'photos'] });
  const ports = {
    ...world.ports,
    records: createRecordStore(database),
    photos: createPhotoStore(database),
  };
  return {
    ...world,
    ports,
    openPage: () => world.openPage(ports),
    raw: localForageIn(database, 'outbox'),
    rawPhotos: localForageIn(database, 'photos'),
  };
}

/** A sound reading with a photo, and beside it one whose record has become this. */
async function withDamaged(stored: unknown) {
  const world = aWorld();
  const page = world.openPage();
  const sound = await page.add(jobEntry({ jobId: 'j-1', photos: [photo('one')] }));
  const { id } = await page.add(jobEntry({ jobId: 'j-2', photos: [photo('two')] }));
  await world.raw.setItem(id, stored);
  return { ...world, page: world.openPage(), sound, id };
}

const damages = [
  {
    says: 'a record of a later build',
    stored: { schema: 99, id: 'id-2', seq: 9, reading: '4711' },
  },
  {
    says: 'a record without its photos and its payload',
    stored: { schema: 2, id: 'id-2', seq: 2 },
  },
  { says: 'a text', stored: '{"schema":2' },
  { says: 'nothing', stored: null },
];

test.each(damages)(
  '$says: start, list and sending go on, and it stays with its photo',
  async ({ stored }) => {
    const { page, id, sound, raw, ports, clock } = await withDamaged(stored);
    clock.advance(400 * DAY_MS);
    await page.start();
    expect(await page.list()).toMatchObject([{ id: sound.id }]);
    expect(await page.deliver(sound.id)).toMatchObject({ kind: 'sent' });
    await page.add(jobEntry({ jobId: 'j-3' }));
    await page.start();
    expect(await page.unreadable()).toEqual([{ id, stored, photoKeys: [`${id}/0`] }]);
    expect(await raw.getItem(id)).toEqual(stored);
    expect((await ports.photos.read(`${id}/0`))?.data).toEqual(photo('two').data);
  },
);

test('a later build finds its record and its photo as they were', async () => {
  const { page, raw, id, ports } = await withDamaged({ schema: 99, seq: 9 });
  await page.start();
  await page.unblock('a-1');
  expect(await page.discard(id)).toBe(false);
  expect(await raw.getItem(id)).toEqual({ schema: 99, seq: 9 });
  expect(await ports.photos.keys()).toContain(`${id}/0`);
});

test.each(damages)(
  '$says goes when the user removes it, and nothing else goes',
  async ({ stored }) => {
    const { page, ports, raw, sound, clock } = await withDamaged(stored);
    clock.advance(400 * DAY_MS);
    await page.removeUnreadable(await page.unreadable());
    expect(await page.unreadable()).toEqual([]);
    expect(await raw.keys()).toEqual([sound.id]);
    expect(await ports.photos.keys()).toEqual([`${sound.id}/0`]);
  },
);

test('what has become readable since it was listed is not removed', async () => {
  const { page, raw, sound, id } = await withDamaged('broken');
  const listed = await page.unreadable();
  await raw.setItem(id, { ...sound, id });
  await page.removeUnreadable(listed);
  expect(await raw.keys()).toContain(id);
});

describe('a photo whose record is missing', () => {
  const stored = { mimeType: 'image/jpeg', data: photo('alone').data, storedAt: 0 };
  const alone = [{ id: 'r-9', stored: undefined, photoKeys: ['r-9/0'] }];

  test.each([
    { says: 'may belong to an entry that is being stored', age: DAY_MS, listed: [] },
    { says: 'is listed after a day', age: DAY_MS + 1, listed: alone },
  ])('$says, and stays', async ({ age, listed }) => {
    const { clock, openPage, ports } = aWorld();
    await ports.photos.write('r-9/0', { ...stored, storedAt: clock.now() - age });
    const page = openPage();
    await page.start();
    expect(await page.unreadable()).toEqual(listed);
    expect(await ports.photos.keys()).toEqual(['r-9/0']);
  });

  test.each([
    { says: 'of a later build', value: { image: 'webp' } },
    { says: 'that is broken', value: 5 },
  ])('$says is listed at once', async ({ value }) => {
    const { openPage, rawPhotos } = aWorld();
    await rawPhotos.setItem('r-9/0', value);
    expect(await openPage().unreadable()).toEqual(alone);
  });

  test('that the browser cannot read is listed, but not while the storage gives no answer', async () => {
    const { ports, openPage } = aWorld();
    await ports.photos.write('r-9/0', stored);
    const read = jest.spyOn(ports.photos, 'read');
    read.mockRejectedValue(new DOMException('broken', 'UnknownError'));
    expect(await openPage().unreadable()).toEqual(alone);
    read.mockRejectedValue(new StorageProblem('storage-unavailable'));
    await expect(openPage().unreadable()).rejects.toBeInstanceOf(StorageProblem);
  });
});

test('a record that the browser cannot read keeps no other back, and no new one', async () => {
  const { page, id, sound, raw, ports } = await withDamaged({ schema: 2 });
  const repair = breakEntry({ store: 'outbox', key: id });
  await page.start();
  expect(await page.list()).toMatchObject([{ id: sound.id }]);
  const next = await page.add(jobEntry({ jobId: 'j-3' }));
  expect(next.seq).toBe(sound.seq + 1);
  expect(await page.unreadable()).toEqual([{ id, stored: undefined, photoKeys: [`${id}/0`] }]);
  repair();
  expect(await raw.keys()).toContain(id);
  expect(await ports.photos.keys()).toContain(`${id}/0`);
});
