import { configureStore } from '@reduxjs/toolkit';
import type { Photo, StoredPhoto } from '@ablesbar/offline-queue';
import { recordOf } from '@ablesbar/offline-queue/testing';
import type { Receipt } from './receipt-of';
import { createReceipts } from './receipts';
import { receiptsSlice, selectReceipts } from './receipts.slice';

const photo: Photo = { slot: 't-1', mimeType: 'image/jpeg', data: new ArrayBuffer(8) };
const small: Photo = { ...photo, data: new ArrayBuffer(1) };
const withPhoto = { ...photo, key: 'k', byteLength: 8, sha256: '' };
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

/** A device; its pages share one disk. */
function aDevice({ shrink = async (): Promise<Photo | null> => small } = {}) {
  const disk = new Map<string, Receipt>();
  const damaged = new Map<string, unknown>();
  const photos = new Map<string, StoredPhoto>();
  let time = 0;
  const open = () => {
    const { dispatch, getState } = configureStore({ reducer: { receipts: receiptsSlice.reducer } });
    const receipts = createReceipts({
      store: {
        all: async () => [...disk.values()],
        write: async (receipt) => void disk.set(receipt.id, receipt),
        unreadable: async () => [...damaged].map(([id, stored]) => ({ id, stored })),
        remove: async (id) => void (disk.delete(id) || damaged.delete(id)),
      },
      photoStore: {
        keys: async () => [...photos.keys()],
        read: async (key) => photos.get(key) ?? null,
        write: async (key, stored) => void photos.set(key, stored),
        remove: async (key) => void photos.delete(key),
      },
      thumbnail: shrink,
      jobOf: () => null,
      now: () => new Date((time += 1)),
      dispatch,
    });
    return { ...receipts, items: () => selectReceipts(getState()) };
  };
  return { open, photos, damaged };
}

test('the receipts begin with the last reading and list each reading once', async () => {
  const receipts = aDevice().open();
  await receipts.keep(recordOf({ id: 'one' }), []);
  await receipts.keep(recordOf({ id: 'two' }), []);
  await receipts.keep(recordOf({ id: 'one' }), []);
  expect(receipts.items().map(({ id }) => id)).toEqual(['one', 'two']);
});

test('the next page has them, with small photos', async () => {
  const { open } = aDevice();
  await open().keep(recordOf({ photos: [withPhoto] }), [photo]);
  await settle();
  const receipts = open();
  expect(receipts.items()).toEqual([]);
  await receipts.restore();
  const [kept] = receipts.items();
  expect(kept).toMatchObject({ id: 'r-1', photoCount: 1 });
  expect(kept && (await receipts.photosOf(kept))).toMatchObject([{ data: small.data }]);
});

test('a browser that shrinks no photo still keeps the receipt', async () => {
  const receipts = aDevice({ shrink: async () => null }).open();
  await receipts.keep(recordOf({ photos: [withPhoto] }), [photo]);
  await settle();
  const [kept] = receipts.items();
  expect(kept && (await receipts.photosOf(kept))).toEqual([]);
});

test('a photo that cannot be decoded does not affect the others', async () => {
  const shrink = jest.fn(async () => small);
  shrink.mockRejectedValueOnce(new Error('No picture.'));
  const receipts = aDevice({ shrink }).open();
  await receipts.keep(recordOf({ photos: [withPhoto, withPhoto] }), [photo, photo]);
  await settle();
  const [kept] = receipts.items();
  expect(kept && (await receipts.photosOf(kept))).toHaveLength(1);
});

test('a logout takes those of its account, photos included, and no others', async () => {
  const { open, photos } = aDevice();
  const receipts = open();
  await receipts.keep(recordOf({ id: 'mine', accountId: 'a-1', photos: [withPhoto] }), [photo]);
  await receipts.keep(recordOf({ id: 'other', accountId: 'a-2' }), []);
  await settle();
  await receipts.forget('a-1');
  expect(receipts.items().map(({ id }) => id)).toEqual(['other']);
  expect(photos.size).toBe(0);
  const next = open();
  await next.restore();
  expect(next.items().map(({ id }) => id)).toEqual(['other']);
});

const stored = { mimeType: 'image/jpeg', data: small.data, storedAt: 0 };

test('a logout also takes what cannot be shown, if it names the account', async () => {
  const { open, photos, damaged } = aDevice();
  damaged.set('mine', { accountId: 'a-1' }).set('other', { accountId: 'a-2' }).set('whose', null);
  photos.set('mine/0', stored).set('other/0', stored);
  await open().forget('a-1');
  expect([...damaged.keys()]).toEqual(['other', 'whose']);
  expect([...photos.keys()]).toEqual(['other/0']);
});

test('the user removes what was listed and still cannot be shown', async () => {
  const { open, photos, damaged } = aDevice();
  damaged.set('one', 'broken').set('two', 'broken');
  photos.set('one/0', stored).set('two/0', stored);
  const receipts = open();
  const listed = await receipts.unreadable();
  expect(listed).toEqual([
    { id: 'one', stored: 'broken' },
    { id: 'two', stored: 'broken' },
  ]);
  damaged.delete('two');
  await receipts.removeUnreadable(listed);
  expect(damaged.size).toBe(0);
  expect([...photos.keys()]).toEqual(['two/0']);
});
