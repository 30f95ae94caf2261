import { pictureHeader } from './picture-header';

const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0));
const short = (value: number) => [value >> 8, value & 255];
const long = (value: number) => [...short(value >>> 16), ...short(value & 0xffff)];
const little = (bytes: readonly number[]) => [...bytes].reverse();
const zeros = (count: number) => Array.from({ length: count }, () => 0);

const frame = (width: number, height: number, marker = 0xc0) => [
  ...[0xff, marker, 0, 17, 8],
  ...short(height),
  ...short(width),
  ...zeros(10),
];
const exif = (orientation: number, order = 'MM') => {
  const inOrder = (bytes: readonly number[]) => (order === 'II' ? little(bytes) : bytes);
  const tiff = [
    ...text(order),
    ...inOrder(short(42)),
    ...inOrder(long(8)),
    ...inOrder(short(1)),
    ...inOrder(short(0x0112)),
    ...inOrder(short(3)),
    ...inOrder(long(1)),
    ...inOrder(short(orientation)),
    ...zeros(6),
  ];
  return [0xff, 0xe1, ...short(8 + tiff.length), ...text('Exif'), 0, 0, ...tiff];
};
const jpeg = (...segments: readonly (readonly number[])[]) => [0xff, 0xd8, ...segments.flat()];
const webp = (kind: string, ...rest: readonly number[]) => [
  ...[...text('RIFF'), ...zeros(4), ...text('WEBP'), ...text(kind), ...zeros(4)],
  ...rest,
];
const sized = (width: number, height: number) => [
  ...[...long(20), ...text('ispe'), ...zeros(4)],
  ...long(width),
  ...long(height),
];
const heif = (brand: string, ...sizes: readonly (readonly number[])[]) => [
  ...[...long(16), ...text('ftyp'), ...text(brand), ...zeros(4)],
  ...sizes.flat(),
];
const comment = [0xff, 0xfe, 0, 4, 1, 2];

test.each([
  { says: 'a JPEG', bytes: jpeg(frame(4000, 3000)), is: ['image/jpeg', 4000, 3000, 1] },
  {
    says: 'a progressive one, after a comment and filling',
    bytes: jpeg(comment, [0xff], frame(40, 30, 0xc2)),
    is: ['image/jpeg', 40, 30, 1],
  },
  {
    says: 'a table is no frame',
    bytes: jpeg(frame(1, 1, 0xc4), frame(40, 30)),
    is: ['image/jpeg', 40, 30, 1],
  },
  {
    says: 'one held upright',
    bytes: jpeg(exif(6), frame(40, 30)),
    is: ['image/jpeg', 40, 30, 6],
  },
  {
    says: 'the same from a camera that writes backwards',
    bytes: jpeg(exif(8, 'II'), frame(40, 30)),
    is: ['image/jpeg', 40, 30, 8],
  },
  {
    says: 'an orientation there is',
    bytes: jpeg(exif(8), frame(40, 30)),
    is: ['image/jpeg', 40, 30, 8],
  },
  {
    says: 'an orientation there is not',
    bytes: jpeg(exif(9), frame(40, 30)),
    is: ['image/jpeg', 40, 30, 1],
  },
  {
    says: 'a PNG',
    bytes: [...text('\x89PNG'), ...zeros(12), ...long(20_000), ...long(20_000)],
    is: ['image/png', 20_000, 20_000, 1],
  },
  {
    says: 'a GIF',
    bytes: [...text('GIF89a'), ...little(short(300)), ...little(short(200))],
    is: ['image/gif', 300, 200, 1],
  },
  {
    says: 'a WebP with losses',
    bytes: webp('VP8 ', ...zeros(6), ...little(short(300)), ...little(short(200))),
    is: ['image/webp', 300, 200, 1],
  },
  {
    says: 'a WebP without losses',
    bytes: webp('VP8L', 0x2f, ...little(long((199 << 14) | 299))),
    is: ['image/webp', 300, 200, 1],
  },
  {
    says: 'a WebP with extras',
    bytes: webp('VP8X', ...zeros(4), 43, 1, 0, 199, 0, 0, 0),
    is: ['image/webp', 300, 200, 1],
  },
  {
    says: 'an HEIC counts as its largest part',
    bytes: heif('heic', sized(512, 512), sized(4032, 3024), sized(320, 240)),
    is: ['image/heic', 4032, 3024, 1],
  },
  { says: 'an AVIF', bytes: heif('avif', sized(64, 48)), is: ['image/avif', 64, 48, 1] },
])('pictureHeader: $says', ({ bytes, is }) => {
  const header = pictureHeader(new Uint8Array(bytes).buffer);
  expect([header?.mimeType, header?.width, header?.height, header?.orientation]).toEqual(is);
});

test.each([
  { says: 'nothing at all', bytes: [] },
  { says: 'a drawing in words', bytes: text('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  { says: 'a document', bytes: text('%PDF-1.7 and some more to read') },
  { says: 'a film', bytes: heif('isom', []) },
  { says: 'a JPEG that ends in its head', bytes: jpeg(frame(40, 30).slice(0, 8)) },
  { says: 'a JPEG that ends in its Exif', bytes: jpeg(exif(6).slice(0, 20)) },
  { says: 'a JPEG whose picture begins before its size', bytes: jpeg([0xff, 0xda, 0, 4, 0, 0]) },
  { says: 'a JPEG with a segment of no length', bytes: jpeg([0xff, 0xe0, 0, 1], frame(40, 30)) },
  { says: 'a JPEG without height', bytes: jpeg(frame(40, 0)) },
  { says: 'a PNG that ends in its head', bytes: [...text('\x89PNG'), ...zeros(12)] },
  { says: 'a WebP of an unknown kind', bytes: webp('VP9 ', ...zeros(20)) },
])('pictureHeader: no picture: $says', ({ bytes }) => {
  expect(pictureHeader(new Uint8Array(bytes).buffer)).toBeNull();
});
