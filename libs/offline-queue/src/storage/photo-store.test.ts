import localforage from 'localforage';
import { createFakeClock, photo } from '../testing';
import { STORE_NAME } from './connect';
import { createPhotoStore } from './photo-store';

const stored = { mimeType: 'image/jpeg', data: photo('one').data, storedAt: 5 };

test('a photo is stored as bytes, and read as it was', async () => {
  const database = 'bytes';
  await createPhotoStore({ clock: createFakeClock(), database }).write('r/0', stored);
  const other = createPhotoStore({ clock: createFakeClock(), database });
  expect(await other.keys()).toEqual(['r/0']);
  expect(await other.read('r/0')).toEqual(stored);
  await other.remove('r/0');
  expect(await other.read('r/0')).toBeNull();
});

test.each([
  { says: 'no bytes', value: { ...stored, data: 'AAAA' } },
  { says: 'no type', value: { ...stored, mimeType: undefined } },
  { says: 'no time', value: { ...stored, storedAt: null } },
  { says: 'nothing', value: null },
])('something else in its place counts as gone: $says', async ({ says, value }) => {
  const photos = createPhotoStore({ clock: createFakeClock(), database: says });
  await photos.keys();
  const raw = localforage.createInstance({ name: says, storeName: STORE_NAME });
  await raw.setItem('r/0', value);
  expect(await photos.read('r/0')).toBeNull();
});
