import { breakEntry, createWorld, jobEntry, photo } from '../testing';
import { StorageProblem } from '../storage/storage-problem';

/** Two readings wait. The browser cannot read the first photo of the older one. */
async function withUnreadPhoto() {
  const world = createWorld();
  const outbox = world.openPage();
  const record = await outbox.add(jobEntry({ photos: [photo('one'), photo('two')] }));
  await outbox.add(jobEntry({ jobId: 'j-2' }));
  repair = breakEntry({ store: 'photos', key: record.photos[0]?.key ?? '' });
  return { world, outbox, record };
}

let repair = () => {};
afterEach(() => repair());

test('a photo that the browser cannot read lets its reading wait, and blocks no other', async () => {
  const { world, outbox } = await withUnreadPhoto();
  const triedAt = world.clock.now();
  const drained = outbox.drain();
  await world.clock.elapse(300);
  await world.clock.elapse(500);
  expect(await drained).toEqual({ kind: 'done', sent: 1 });
  expect(await outbox.list()).toMatchObject([
    { id: 'id-1', state: 'QUEUED', attempts: 1, nextAt: triedAt + 1000 },
  ]);
  repair();
  await world.clock.elapse(1000);
  await world.clock.elapse(500);
  expect(world.sent).toEqual(['id-2', 'id-1']);
});

test('the user who waits for the first attempt learns that the reading is kept', async () => {
  const { world, outbox, record } = await withUnreadPhoto();
  expect(await outbox.deliver(record.id)).toMatchObject({
    kind: 'waiting',
    record: { state: 'QUEUED', visible: true },
  });
  expect(world.sent).toEqual([]);
});

test('where its other photos are wanted, it is missing', async () => {
  const { outbox, record } = await withUnreadPhoto();
  expect(await outbox.photosOf(record)).toEqual([photo('two')]);
});

test('a storage that gives no answer does not make a photo missing', async () => {
  const { world, record } = await withUnreadPhoto();
  const silent = () => Promise.reject(new StorageProblem('storage-unavailable'));
  const outbox = world.openPage({ photos: { ...world.ports.photos, read: silent } });
  await expect(outbox.photosOf(record)).rejects.toBeInstanceOf(StorageProblem);
});
