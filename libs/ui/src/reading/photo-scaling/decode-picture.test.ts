import { decodePicture, decodeSize } from './decode-picture';

const heic = { mimeType: 'image/heic', width: 800, height: 600, orientation: 1 };
const decode = jest.fn();
const revokeObjectURL = jest.fn();

beforeEach(() => {
  decode.mockReset().mockResolvedValue(undefined);
  revokeObjectURL.mockClear();
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL });
  Object.assign(HTMLImageElement.prototype, { decode });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  Reflect.deleteProperty(globalThis, 'createImageBitmap');
});

test('an image element reads an HEIC that the bitmap decoder cannot read, and its object URL is revoked with the picture', async () => {
  const createImageBitmap = jest.fn().mockRejectedValue(new DOMException('', 'InvalidStateError'));
  Object.assign(globalThis, { createImageBitmap });
  const picture = await decodePicture(new ArrayBuffer(40), heic);
  expect(createImageBitmap).toHaveBeenCalledTimes(1);
  expect(picture?.source).toBeInstanceOf(HTMLImageElement);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  picture?.close();
  expect(revokeObjectURL.mock.calls).toEqual([['blob:1']]);
});

test('a picture that an image element cannot read is null, and its object URL is revoked', async () => {
  decode.mockRejectedValue(new DOMException('', 'EncodingError'));
  expect(await decodePicture(new ArrayBuffer(40), heic)).toBeNull();
  expect(decode).toHaveBeenCalledTimes(1);
  expect(revokeObjectURL.mock.calls).toEqual([['blob:1']]);
});

test.each([{ mimeType: 'image/jpeg' }, { mimeType: 'image/png' }])(
  'half of a $mimeType is not shown to an element, which would take it',
  async ({ mimeType }) => {
    expect(await decodePicture(new ArrayBuffer(40), { ...heic, mimeType })).toBeNull();
    expect(decode).not.toHaveBeenCalled();
  },
);

test.each([
  { says: '48 megapixels by two eighths', from: [8064, 6048], to: [2016, 1512] },
  { says: '12 megapixels by four', from: [4032, 3024], to: [2016, 1512] },
  { says: 'held upright', from: [3024, 4032], to: [1512, 2016] },
  { says: 'exactly an eighth', from: [12_800, 600], to: [1600, 75] },
  { says: 'one pixel less needs two', from: [12_799, 600], to: [3200, 150] },
  { says: 'seven eighths are just enough', from: [1829, 1000], to: [1601, 875] },
  { says: 'seven eighths are just too small', from: [1828, 1000], to: null },
  { says: 'as large as it is sent', from: [1600, 1200], to: null },
  { says: 'smaller than it is sent', from: [800, 600], to: null },
])('decodeSize: $says', ({ from: [width = 0, height = 0], to }) => {
  const size = decodeSize({ width, height });
  expect(size && [size.width, size.height]).toEqual(to);
});
