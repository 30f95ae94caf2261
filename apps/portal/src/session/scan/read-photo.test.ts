import { readPhoto } from './read-photo';

const file = new Blob(['a photo']);

/** A browser that can or cannot open the file, and a reader with this answer. */
function aBrowser(opens: boolean, search: () => Promise<string | null>) {
  const close = jest.fn();
  const bitmap = { close };
  Object.assign(globalThis, {
    createImageBitmap: async (given: Blob) => {
      if (!opens || given !== file) throw new Error('no picture');
      return bitmap;
    },
  });
  const searched: unknown[] = [];
  const reader = {
    glance: async () => null,
    search: (picture: unknown) => {
      searched.push(picture);
      return search();
    },
    close: () => undefined,
  };
  return { bitmap, close, reader, searched };
}

test.each([
  { says: 'its code', search: async () => 'the code', is: { text: 'the code' } },
  { says: 'that there is none', search: async () => null, is: { problem: 'no-code' } },
  {
    says: 'that there is none where the reader could not be loaded',
    search: () => Promise.reject(new Error('no network')),
    is: { problem: 'no-code' },
  },
])('a photo says $says, and is let go', async ({ search, is }) => {
  const { bitmap, close, reader, searched } = aBrowser(true, search);
  expect(await readPhoto(reader, file)).toEqual(is);
  expect(searched).toEqual([bitmap]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a file that is no picture is called so, and not searched', async () => {
  const { reader, searched } = aBrowser(false, async () => 'never');
  expect(await readPhoto(reader, file)).toEqual({ problem: 'no-picture' });
  expect(searched).toEqual([]);
});
