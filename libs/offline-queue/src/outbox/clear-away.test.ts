import { createWorld, jobEntry, photo } from '../testing';
import { clearAcknowledged, clearOrphans, giveUp } from './clear-away';
import type { OutboxPorts } from './ports';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = 10 * DAY_MS;
const bytes = new ArrayBuffer(1);

describe('photos that no record names', () => {
  test.each([
    {
      says: 'young, it may belong to an entry that is just being made',
      age: DAY_MS - 1,
      left: ['p'],
    },
    { says: 'just a day old', age: DAY_MS, left: ['p'] },
    { says: 'older than a day', age: DAY_MS + 1, left: [] },
  ])('$says: $left stays', async ({ age, left }) => {
    const { ports } = createWorld();
    await ports.photos.write('p', { mimeType: 'image/jpeg', data: bytes, storedAt: NOW - age });
    await clearOrphans(ports, NOW);
    expect(await ports.photos.keys()).toEqual(left);
  });

  test('are cleared away where they cannot be read', async () => {
    const { ports } = createWorld();
    await ports.photos.write('p', { mimeType: 'image/jpeg', data: bytes, storedAt: NOW });
    const broken = { ...ports.photos, read: async () => null };
    await clearOrphans({ ...ports, photos: broken }, NOW);
    expect(await ports.photos.keys()).toEqual([]);
  });
});

test('photos of a reading that waits stay, however old', async () => {
  const { openPage, ports } = createWorld();
  await openPage().add(jobEntry({ photos: [photo('one'), photo('two')] }));
  const kept = await ports.photos.keys();
  expect(kept).toHaveLength(2);
  await clearOrphans(ports, Date.parse('2100-01-01'));
  expect(await ports.photos.keys()).toEqual(kept);
});

test('photos of a reading that only a later build can read stay, however old', async () => {
  const { openPage, ports } = createWorld();
  await openPage().add(jobEntry({ photos: [photo('one')] }));
  const kept = await ports.photos.keys();
  const unread = { ...ports.records, all: async () => [] };
  await clearOrphans({ ...ports, records: unread }, Date.parse('2100-01-01'));
  expect(await ports.photos.keys()).toEqual(kept);
});

describe('broken off after each step', () => {
  /** The world's stores, of which one fails to remove. */
  async function brokenIn(store: 'records' | 'photos') {
    const { openPage, ports } = createWorld();
    const { id } = await openPage().add(jobEntry({ photos: [photo('one')] }));
    const [record] = await ports.records.all();
    if (record === undefined) throw new Error('It was just added.');
    const remove = () => Promise.reject(new Error('broken'));
    const broken: OutboxPorts =
      store === 'records'
        ? { ...ports, records: { ...ports.records, remove } }
        : { ...ports, photos: { ...ports.photos, remove } };
    return { id, record, ports, broken };
  }

  test('an arrived reading is marked before its data is deleted', async () => {
    const { record, ports, broken } = await brokenIn('photos');
    await expect(clearAcknowledged(broken, record)).rejects.toThrow('broken');
    expect(await ports.records.all()).toMatchObject([{ state: 'ACKED' }]);
  });

  test('the photos of an arrived reading are deleted before its record', async () => {
    const { record, ports, broken } = await brokenIn('records');
    await expect(clearAcknowledged(broken, record)).rejects.toThrow('broken');
    expect(await ports.photos.keys()).toEqual([]);
    expect(await ports.records.all()).toMatchObject([{ state: 'ACKED' }]);
  });

  test('the record of a discarded reading is deleted before its photos', async () => {
    const { record, ports, broken } = await brokenIn('photos');
    await expect(giveUp(broken, record)).rejects.toThrow('broken');
    expect(await ports.records.all()).toEqual([]);
  });
});
