import type { PictureHeader } from './picture-header';

const EXIF = 0xe1;
const SCAN = 0xda;

/** Reads segments up to the segment with the size. Throws a RangeError if the file ends before it. */
export function jpegHeader(view: DataView): PictureHeader | null {
  let orientation = 1;
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      // Any number of these fill bytes may come before a marker.
      at += 1;
      continue;
    }
    const length = view.getUint16(at + 2);
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { mimeType: 'image/jpeg', width, height, orientation };
    }
    if (marker === SCAN || length < 2) return null;
    if (marker === EXIF) orientation = orientationIn(view, at + 4) ?? orientation;
    at += 2 + length;
  }
  return null;
}

/** C0 to CF, without three: C4 and CC hold tables, C8 is reserved. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

const ORIENTATION = 0x0112;

function orientationIn(view: DataView, start: number): number | null {
  // 'Exif'; a segment with the same marker may also hold other data.
  if (view.getUint32(start) !== 0x45786966) return null;
  const tiff = start + 6;
  const isLittle = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, isLittle);
  const entries = view.getUint16(directory, isLittle);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (view.getUint16(at, isLittle) !== ORIENTATION) continue;
    const said = view.getUint16(at + 8, isLittle);
    return said >= 1 && said <= 8 ? said : null;
  }
  return null;
}
