import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError } from '../base/errors';
import type { PictureType } from './picture';
import { chunk, jpegOf, pngOf, segment } from '../testing/pictures';
import { photosOf } from './photo';

const GPS = Buffer.from('Exif\0\0GPS 52.5 13.4');
const SCRIPT = Buffer.from('<script>alert(1)</script>');

const photo = (bytes: Buffer, mimeType: PictureType = 'image/jpeg') =>
  photosOf([{ encodedImage: bytes.toString('base64'), mimeType }], 'readingImages')[0];

test.each<{ says: string; bytes: Buffer; mimeType?: PictureType }>([
  { says: 'a JPEG', bytes: jpegOf() },
  { says: 'a PNG', bytes: pngOf(), mimeType: 'image/png' },
  { says: 'a JPEG of the largest size', bytes: jpegOf({ width: 1600, height: 1600 }) },
  { says: 'a PNG of the largest size', bytes: pngOf({ width: 1600 }), mimeType: 'image/png' },
  { says: "the utility's logo", bytes: logo(), mimeType: 'image/png' },
])('keeps every byte: $says', ({ bytes, mimeType }) => {
  expect(photo(bytes, mimeType)?.bytes).toEqual(bytes);
});

test.each<{ says: string; bytes: Buffer; mimeType?: PictureType }>([
  { says: 'a JPEG that is too wide', bytes: jpegOf({ width: 1601 }) },
  { says: 'a JPEG that is too high', bytes: jpegOf({ height: 1601 }) },
  { says: 'a JPEG without width', bytes: jpegOf({ width: 0 }) },
  { says: 'a PNG without height', bytes: pngOf({ height: 0 }), mimeType: 'image/png' },
  {
    says: 'a small picture of 5 MB',
    bytes: pngOf({ extra: Array(80).fill(chunk('IDAT', Buffer.alloc(64 * 1024))) }),
    mimeType: 'image/png',
  },
  { says: 'a bomb', bytes: jpegOf({ width: 20_000, height: 20_000 }) },
  { says: 'a PNG that is too wide', bytes: pngOf({ width: 1601 }), mimeType: 'image/png' },
  { says: 'a PNG bomb', bytes: pngOf({ height: 2 ** 31 }), mimeType: 'image/png' },
  { says: 'a PNG declared as JPEG', bytes: pngOf() },
  { says: 'a JPEG declared as PNG', bytes: jpegOf(), mimeType: 'image/png' },
  { says: 'an SVG', bytes: Buffer.from('<svg onload="alert(1)"/>') },
  { says: 'a first marker alone', bytes: Buffer.from([0xff, 0xd8, 0xff]) },
  { says: 'a JPEG without its end', bytes: jpegOf().subarray(0, -2) },
  { says: 'a JPEG cut in its head', bytes: jpegOf().subarray(0, 24) },
  { says: 'a PNG without its end', bytes: pngOf().subarray(0, -12), mimeType: 'image/png' },
  { says: 'a PNG cut in its data', bytes: pngOf().subarray(0, -20), mimeType: 'image/png' },
  { says: 'a page after a JPEG', bytes: Buffer.concat([jpegOf(), SCRIPT]) },
  { says: 'a page after a PNG', bytes: Buffer.concat([pngOf(), SCRIPT]), mimeType: 'image/png' },
  { says: 'a second frame', bytes: jpegOf({ extra: [segment(0xc0, Buffer.alloc(9))] }) },
  {
    says: 'a segment without a length',
    bytes: jpegOf({ extra: [Buffer.from([0xff, 0xe1, 0, 0])] }),
  },
])('refuses $says', ({ bytes, mimeType }) => {
  expect(() => photo(bytes, mimeType)).toThrow(ApiError);
});

test.each<{ says: string; bytes: Buffer; clean: Buffer; mimeType?: PictureType }>([
  { says: 'EXIF', bytes: jpegOf({ extra: [segment(0xe1, GPS)] }), clean: jpegOf() },
  { says: "Photoshop's", bytes: jpegOf({ extra: [segment(0xed, SCRIPT)] }), clean: jpegOf() },
  { says: 'a comment', bytes: jpegOf({ extra: [segment(0xfe, SCRIPT)] }), clean: jpegOf() },
  {
    says: 'EXIF of a PNG',
    bytes: pngOf({ extra: [chunk('eXIf', GPS)] }),
    clean: pngOf(),
    mimeType: 'image/png',
  },
  {
    says: 'a text of a PNG',
    bytes: pngOf({ extra: [chunk('tEXt', SCRIPT)] }),
    clean: pngOf(),
    mimeType: 'image/png',
  },
])('removes metadata: $says', ({ bytes, clean, mimeType }) => {
  expect(photo(bytes, mimeType)?.bytes).toEqual(clean);
  expect(photo(bytes, mimeType)?.hash).toBe(photo(clean, mimeType)?.hash);
});

it('keeps the segments that the colours need', () => {
  const bytes = jpegOf({ extra: [segment(0xee, Buffer.from('Adobe'))] });
  expect(photo(bytes)?.bytes).toEqual(bytes);
});

it('names the field of an invalid photo', () => {
  const [encodedImage, none] = [jpegOf().toString('base64'), 'AAAA'];
  const images = [encodedImage, none].map((text) => ({
    encodedImage: text,
    mimeType: 'image/jpeg' as const,
  }));
  const refused = caught(() => photosOf(images, 'results.0.readingImages'));
  expect(refused).toMatchObject({
    status: 422,
    fieldErrors: [
      { field: 'results.0.readingImages.1.encodedImage', message: 'Expected image/jpeg' },
    ],
  });
});

it('checks a file of many marks quickly', () => {
  // Each of these marks could end a scan. The parser must read the file once, not once per mark.
  const bytes = Buffer.concat([jpegOf().subarray(0, -2), Buffer.alloc(8_000_000, 0xff)]);
  const begin = performance.now();
  expect(() => photo(bytes)).toThrow(ApiError);
  // Once per mark would take hours; a busy machine may need seconds for one pass.
  expect(performance.now() - begin).toBeLessThan(20_000);
});

function logo(): Buffer {
  return readFileSync(join(__dirname, '../../applications/stadtwerke-neuenbrueck/logo.png'));
}

function caught(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
