import { createWorld, jobEntry, photo } from '../testing';
import { clearAcknowledged, giveUp } from './clear-away';
import type { OutboxPorts } from './ports';

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
