import { decodePicture } from './decode-picture';

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

test('an HEIC that only an element reads is read by one, and its address goes with the picture', async () => {
  const createImageBitmap = jest.fn().mockRejectedValue(new DOMException('', 'InvalidStateError'));
  Object.assign(globalThis, { createImageBitmap });
  const picture = await decodePicture(new ArrayBuffer(40), heic);
  expect(createImageBitmap).toHaveBeenCalledTimes(1);
  expect(picture?.source).toBeInstanceOf(HTMLImageElement);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  picture?.close();
  expect(revokeObjectURL.mock.calls).toEqual([['blob:1']]);
});

test('what not even an element reads is null, and its address goes, too', async () => {
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
