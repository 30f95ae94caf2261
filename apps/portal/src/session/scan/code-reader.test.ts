import { createFakeClock } from '@ablesbar/offline-queue/testing';
import { type CodeReaderParts, createCodeReader, readPhoto, startPixelReader } from './code-reader';

const LINK = 'https://ablesung.example/m/x';
const pixels = { data: new Uint8ClampedArray(4), width: 1, height: 1 };
const video = document.createElement('video');
const photo = { width: 1, height: 1, close: () => undefined };

type Natives = NonNullable<CodeReaderParts['natives']>;

function natives(detect: () => Promise<{ rawValue: string }[]>, formats = ['qr_code']): Natives {
  return class {
    static getSupportedFormats = async () => formats;
    detect = detect;
  };
}

function parts(own: Natives | undefined, answers: readonly (string | null)[] = []) {
  const left = [...answers];
  const read = jest.fn(async () => left.shift() ?? null);
  const close = jest.fn();
  const startPixelReader = jest.fn(() => ({ read, close }));
  const pixelsOf = jest.fn((_: unknown, longest: number) => ({ ...pixels, width: longest }));
  return { natives: own, startPixelReader, pixelsOf, read, close };
}

const seeing = natives(async () => [{ rawValue: LINK }]);
const blind = natives(async () => []);
const broken = natives(() => Promise.reject(new Error('service unavailable')));

const neverAfter = () => () => undefined;

test.each([
  { says: "the browser's reader finds the code", own: seeing, text: LINK, started: 0 },
  {
    says: "if the browser's reader finds nothing, the next frame follows",
    own: blind,
    text: null,
    started: 0,
  },
  { says: 'without it our reader reads', own: undefined, text: 'ours', started: 1 },
  {
    says: 'a reader for other codes only counts as none',
    own: natives(async () => [{ rawValue: '4006381333931' }], ['ean_13']),
    text: 'ours',
    started: 1,
  },
])('a frame of the camera: $says', async ({ own, text, started }) => {
  const all = parts(own, ['ours']);
  expect(await createCodeReader(all).readFrame(video)).toBe(text);
  expect(all.startPixelReader).toHaveBeenCalledTimes(started);
});

test('a broken reader is tried only once', async () => {
  const all = parts(broken, ['ours']);
  const reader = createCodeReader(all);
  expect(await reader.readFrame(video)).toBeNull();
  expect(await reader.readFrame(video)).toBe('ours');
});

test.each([
  { says: "the browser's reader", own: seeing, answers: [], text: LINK, sizes: [] },
  {
    says: 'our reader after it',
    own: blind,
    answers: [null, 'ours'],
    text: 'ours',
    sizes: [1600, 800],
  },
  {
    says: 'no reader in any size',
    own: undefined,
    answers: [],
    text: null,
    sizes: [1600, 800, 400],
  },
])('a photo is read by $says', async ({ own, answers, text, sizes }) => {
  const all = parts(own, answers);
  expect(await createCodeReader(all).searchPhoto(photo)).toBe(text);
  expect(all.pixelsOf.mock.calls.map(([, longest]) => longest)).toEqual(sizes);
});

test('a camera without a picture is not read', async () => {
  const all = parts(undefined, ['ours']);
  const reader = createCodeReader({ ...all, pixelsOf: () => null });
  expect(await reader.readFrame(video)).toBeNull();
  expect(all.read).not.toHaveBeenCalled();
});

test('closing the reader ends a started worker', async () => {
  const all = parts(undefined, [null]);
  const reader = createCodeReader(all);
  reader.close();
  await reader.readFrame(video);
  reader.close();
  expect(all.close).toHaveBeenCalledTimes(1);
});

test('closing the reader rejects running and waiting reads', async () => {
  class SilentWorker {
    postMessage = () => undefined;
    terminate = () => undefined;
  }
  Object.assign(globalThis, { Worker: SilentWorker });
  const reader = startPixelReader();
  const answers = Promise.allSettled([reader.read(pixels), reader.read(pixels)]);
  reader.close();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

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
    readFrame: async () => null,
    searchPhoto: (picture: unknown) => {
      searched.push(picture);
      return search();
    },
    close: () => undefined,
  };
  return { bitmap, close, reader, searched };
}

test.each([
  { says: 'its code', search: async () => 'the code', is: { text: 'the code' } },
  { says: 'no code', search: async () => null, is: { problem: 'no-code' } },
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
  const { close, reader } = aBrowser(true, () => new Promise<null>(() => undefined));
  const answer = readPhoto(reader, file, clock.after);
  await clock.elapse(10_000);
  expect(await answer).toEqual({ problem: 'no-code' });
  expect(close).toHaveBeenCalledTimes(1);
});

test('a file that is no picture is reported and not searched', async () => {
  const { reader, searched } = aBrowser(false, async () => 'never');
  expect(await readPhoto(reader, file, neverAfter)).toEqual({ problem: 'no-picture' });
  expect(searched).toEqual([]);
});
