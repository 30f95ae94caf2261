import { createFakeClock, photo } from '../testing';
import { createDatabase } from './create-database';
import { localForageIn } from './local-forage';
import { createPhotoStore } from './photo-store';

const databaseOf = (name: string) =>
  createDatabase({ clock: createFakeClock(), name, stores: ['photos'] });

const stored = { mimeType: 'image/jpeg', data: photo('one').data, storedAt: 5 };

test('a photo is stored as bytes, and read as it was', async () => {
  await createPhotoStore(databaseOf('bytes')).write('r/0', stored);
  const other = createPhotoStore(databaseOf('bytes'));
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
  const database = databaseOf(says);
  await localForageIn(database, 'photos').setItem('r/0', value);
  expect(await createPhotoStore(database).read('r/0')).toBeNull();
});
