import { readPhoto } from './read-photo';

const neverAfter = () => () => undefined;
const file = new Blob(['a photo']);

/** A browser that can or cannot open the file, and a reader with this answer. */
function aBrowser(opens: boolean, search: () => Promise<readonly string[]>) {
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
    searchPhoto: (picture: unknown) => {
      searched.push(picture);
      return search();
    },
  };
  return { bitmap, close, reader, searched };
}

test.each([
  { says: 'its codes', search: async () => ['one', 'two'], is: ['one', 'two'] },
  { says: 'no code', search: async () => [], is: 'no-code' },
  {
    says: 'no reader if it cannot be loaded',
    search: () => Promise.reject(new Error('no network')),
    is: 'no-reader',
  },
])('a photo gives $says, and its memory is freed', async ({ search, is }) => {
  const { bitmap, close, reader, searched } = aBrowser(true, search);
  expect(await readPhoto(reader, file, neverAfter)).toEqual(is);
  expect(searched).toEqual([bitmap]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a reader that does not answer within 10 s is too slow', async () => {
  const { close, reader } = aBrowser(true, () => new Promise<never>(() => undefined));
  const limits: number[] = [];
  const answer = readPhoto(reader, file, (ms, action) => {
    limits.push(ms);
    if (ms === 10_000) action();
    return () => undefined;
  });
  expect(await answer).toBe('too-slow');
  expect(limits).toEqual([5000, 10_000]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a file that is no picture is reported and not searched', async () => {
  const { reader, searched } = aBrowser(false, async () => ['never']);
  expect(await readPhoto(reader, file, neverAfter)).toBe('no-picture');
  expect(searched).toEqual([]);
});
