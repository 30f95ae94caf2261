import { createFakeClock } from '@ablesbar/offline-queue/testing';
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
    readFrame: async () => [],
    searchPhoto: (picture: unknown) => {
      searched.push(picture);
      return search();
    },
    close: () => undefined,
  };
  return { bitmap, close, reader, searched };
}

test.each([
  { says: 'its code', search: async () => ['the code'], is: { text: 'the code' } },
  { says: 'no code', search: async () => [], is: { problem: 'no-code' } },
  {
    says: 'no code if the reader cannot be loaded',
    search: () => Promise.reject(new Error('no network')),
    is: { problem: 'no-code' },
  },
])('a photo gives $says, and its memory is freed', async ({ search, is }) => {
  const { bitmap, close, reader, searched } = aBrowser(true, search);
  expect(await readPhoto(reader, file, neverAfter)).toEqual(is);
  expect(searched).toEqual([bitmap]);
  expect(close).toHaveBeenCalledTimes(1);
});

test('a reader that never answers gives no code after 10 s', async () => {
  const clock = createFakeClock();
  const { close, reader } = aBrowser(true, () => new Promise<never>(() => undefined));
  const answer = readPhoto(reader, file, clock.after);
  await clock.elapse(10_000);
  expect(await answer).toEqual({ problem: 'no-code' });
  expect(close).toHaveBeenCalledTimes(1);
});

test('a file that is no picture is reported and not searched', async () => {
  const { reader, searched } = aBrowser(false, async () => ['never']);
  expect(await readPhoto(reader, file, neverAfter)).toEqual({ problem: 'no-picture' });
  expect(searched).toEqual([]);
});
