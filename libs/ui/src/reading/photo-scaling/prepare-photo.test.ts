import { preparePhoto } from './prepare-photo';

const MEGABYTE = 1_000_000;

/** A JPEG header with a size, without any picture after it. */
function jpeg(width: number, height: number, bytes = 40) {
  const head = new DataView(new ArrayBuffer(bytes));
  [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8].forEach((byte, at) => head.setUint8(at, byte));
  head.setUint16(7, height);
  head.setUint16(9, width);
  return { size: bytes, arrayBuffer: async () => head.buffer };
}

const drawn = { close: jest.fn() };
const decode = jest.fn();
const encoded = jest.fn();
let brightness: number | null = 128;

beforeEach(() => {
  drawn.close.mockClear();
  encoded.mockClear();
  decode.mockReset().mockResolvedValue({ ...drawn, width: 800, height: 600 });
  class FakeCanvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext = () => ({
      canvas: this,
      fillRect: jest.fn(),
      drawImage: jest.fn(),
      getImageData: () => {
        if (brightness === null) throw new DOMException('', 'SecurityError');
        return { data: new Uint8Array(this.width * this.height * 4).fill(brightness) };
      },
    });
    convertToBlob = async ({ type, quality }: { type: string; quality: number }) => {
      encoded(type, quality);
      return { type, arrayBuffer: async () => new ArrayBuffer(7) };
    };
  }
  Object.assign(globalThis, { createImageBitmap: decode, OffscreenCanvas: FakeCanvas });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
});

test.each([
  { says: 'a photo', grey: 128, flaw: null },
  { says: 'a dark photo', grey: 9, flaw: 'dark' },
  { says: 'a photo that cannot be judged', grey: null, flaw: null },
])('$says becomes a JPEG, and its decoded picture is given back', async ({ grey, flaw }) => {
  brightness = grey;
  const data = new ArrayBuffer(7);
  expect(await preparePhoto(jpeg(800, 600))).toEqual({ mimeType: 'image/jpeg', data, flaw });
  expect(drawn.close).toHaveBeenCalledTimes(1);
});

test.each([
  { says: 'as many pixels as a phone can hold', file: jpeg(10_000, 5000), decoded: 1 },
  { says: 'one row too many', file: jpeg(10_000, 5001), decoded: 0 },
  { says: 'as many bytes as allowed', file: jpeg(800, 600, 25 * MEGABYTE), decoded: 1 },
  { says: 'one byte too many', file: jpeg(800, 600, 25 * MEGABYTE + 1), decoded: 0 },
])('$says', async ({ file, decoded }) => {
  const scaled = await preparePhoto(file);
  expect('refusal' in scaled ? scaled : 1).toEqual(decoded === 1 ? 1 : { refusal: 'too-large' });
  expect(decode).toHaveBeenCalledTimes(decoded);
});

test('a file that is no picture is not decoded', async () => {
  const words = new TextEncoder().encode('no picture at all').buffer;
  const file = { size: 17, arrayBuffer: async () => words };
  expect(await preparePhoto(file)).toEqual({ refusal: 'unreadable' });
  expect(decode).not.toHaveBeenCalled();
});

test('a file that only begins like a picture is unreadable', async () => {
  decode.mockRejectedValue(new DOMException('', 'InvalidStateError'));
  expect(await preparePhoto(jpeg(800, 600))).toEqual({ refusal: 'unreadable' });
});

test('a file that is gone is unreadable', async () => {
  const arrayBuffer = () => Promise.reject<ArrayBuffer>(new DOMException('', 'NotFoundError'));
  const file = { size: 40, arrayBuffer };
  expect(await preparePhoto(file)).toEqual({ refusal: 'unreadable' });
});

test.each([
  { says: 'beside the screen', hasOffscreen: true },
  { says: 'on the page, in a browser that has no other canvas', hasOffscreen: false },
])('the quality of the JPEG is 0.75: it is drawn $says', async ({ hasOffscreen }) => {
  if (!hasOffscreen) {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    const toBlob = (done: BlobCallback, ...asked: readonly unknown[]) => {
      encoded(...asked);
      done(null);
    };
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { getContext: () => context, toBlob });
    jest.spyOn(document, 'createElement').mockReturnValue(canvas);
    Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
  }
  await preparePhoto(jpeg(800, 600));
  expect(encoded.mock.calls).toEqual([['image/jpeg', 0.75]]);
});
