import { type CodeReader, type CodeReaderParts, createCodeReader } from './code-reader';
import { pixelReaderIn } from './pixel-reader';

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

function parts(
  own: Natives | undefined,
  answers: readonly (string | null)[] = [],
  formats = ['qr_code'],
) {
  const left = [...answers];
  const read = jest.fn(async () => [left.shift() ?? []].flat());
  const close = jest.fn();
  const startPixelReader = jest.fn(() => ({ read, close }));
  const pixelsOf = jest.fn((_: unknown, longest: number) => ({ ...pixels, width: longest }));
  return { natives: own, formats, frameSize: 720, startPixelReader, pixelsOf, read, close };
}

const seeing = natives(async () => [{ rawValue: LINK }]);
const blind = natives(async () => []);
const broken = natives(() => Promise.reject(new Error('service unavailable')));

test.each([
  { says: "the browser's reader finds the code", own: seeing, texts: [LINK], started: 0 },
  {
    says: "if the browser's reader finds nothing, the next frame follows",
    own: blind,
    texts: [],
    started: 0,
  },
  { says: 'without it our reader reads', own: undefined, texts: ['ours'], started: 1 },
  {
    says: 'a reader for other codes only counts as none',
    own: natives(async () => [{ rawValue: '4006381333931' }], ['ean_13']),
    texts: ['ours'],
    started: 1,
  },
])('a frame of the camera: $says', async ({ own, texts, started }) => {
  const all = parts(own, ['ours']);
  expect(await createCodeReader(all).readFrame(video)).toEqual(texts);
  expect(all.startPixelReader).toHaveBeenCalledTimes(started);
});

test.each([
  { says: 'of our own is loaded before it is needed', own: undefined, reads: [[pixels]] },
  { says: 'of the browser needs no loading', own: seeing, reads: [] },
])('a reader $says', async ({ own, reads }) => {
  const all = parts(own);
  await createCodeReader(all).load();
  expect(all.read.mock.calls).toEqual(reads);
});

test('a broken reader is tried only once', async () => {
  const all = parts(broken, ['ours']);
  const reader = createCodeReader(all);
  expect(await reader.readFrame(video)).toEqual([]);
  expect(await reader.readFrame(video)).toEqual(['ours']);
});

test.each([
  { says: "the browser's reader", own: seeing, answers: [], texts: [LINK], sizes: [] },
  {
    says: 'our reader after it',
    own: blind,
    answers: [null, 'ours'],
    texts: ['ours'],
    sizes: [1600, 800],
  },
  {
    says: 'no reader in any size',
    own: undefined,
    answers: [],
    texts: [],
    sizes: [1600, 800, 400],
  },
])('a photo is read by $says', async ({ own, answers, texts, sizes }) => {
  const all = parts(own, answers);
  expect(await createCodeReader(all).searchPhoto(photo)).toEqual(texts);
  expect(all.pixelsOf.mock.calls.map(([, longest]) => longest)).toEqual(sizes);
});

test('a camera without a picture is not read', async () => {
  const all = parts(undefined, ['ours']);
  const reader = createCodeReader({ ...all, pixelsOf: () => null });
  expect(await reader.readFrame(video)).toEqual([]);
  expect(all.read).not.toHaveBeenCalled();
});

test('all codes of a label are told', async () => {
  const two = natives(async () => [{ rawValue: '4711' }, { rawValue: '' }, { rawValue: LINK }]);
  expect(await createCodeReader(parts(two)).readFrame(video)).toEqual(['4711', LINK]);
});

test('a reader that lacks one of the formats counts as none', async () => {
  const all = parts(seeing, ['ours'], ['qr_code', 'code_128']);
  expect(await createCodeReader(all).readFrame(video)).toEqual(['ours']);
});

test('a worker that breaks is closed, and another one answers', async () => {
  const all = parts(undefined, ['ours']);
  all.read.mockRejectedValueOnce(new Error('The worker broke.'));
  const reader = createCodeReader(all);
  await expect(reader.readFrame(video)).rejects.toThrow('The worker broke.');
  expect(all.close).toHaveBeenCalledTimes(1);
  expect(await reader.readFrame(video)).toEqual(['ours']);
  expect(all.startPixelReader).toHaveBeenCalledTimes(2);
});

test('closing the reader ends a started worker', async () => {
  const all = parts(undefined, [null]);
  const reader = createCodeReader(all);
  reader.close();
  await reader.readFrame(video);
  reader.close();
  expect(all.close).toHaveBeenCalledTimes(1);
});

test.each([
  { says: 'a photo', read: (reader: CodeReader) => reader.searchPhoto(photo) },
  { says: "the camera's picture", read: (reader: CodeReader) => reader.readFrame(video) },
  { says: 'nothing yet', read: (reader: CodeReader) => reader.load() },
])('a reader that is closed while it reads $says starts no worker', async ({ says, read }) => {
  const all = parts(says === 'a photo' ? blind : undefined);
  const reader = createCodeReader(all);
  const answer = read(reader);
  reader.close();
  await answer;
  expect(all.startPixelReader).not.toHaveBeenCalled();
});

test('closing the reader rejects running and waiting reads', async () => {
  const silent: Worker = Object.assign(new EventTarget(), {
    postMessage: () => undefined,
    terminate: () => undefined,
    onmessage: null,
    onmessageerror: null,
    onerror: null,
  });
  const reader = pixelReaderIn(silent);
  const answers = Promise.allSettled([reader.read(pixels), reader.read(pixels)]);
  reader.close();
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
