/** What the first bytes of a file say about its picture. */
export interface PictureHeader {
  readonly mimeType: string;
  /** In pixels, as stored. If the picture has to be turned by 90°, this is the height that is shown. */
  readonly width: number;
  readonly height: number;
  /** How the picture has to be turned and mirrored, as an Exif number; 1 means unchanged. */
  readonly orientation: number;
}

/**
 * Read before anything is decoded: a file may only pretend to be a picture, or its few bytes may decode to a
 * picture that fills a phone's memory. Only formats of cameras and screenshots; null for everything else.
 */
export function pictureHeader(bytes: ArrayBuffer): PictureHeader | null {
  const view = new DataView(bytes);
  try {
    const header = headerOf(view);
    return header !== null && header.width > 0 && header.height > 0 ? header : null;
  } catch (error) {
    // The file ends within its header.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function headerOf(view: DataView): PictureHeader | null {
  if (view.getUint16(0) === 0xffd8) return jpegHeader(view);
  const first = textAt(view, 0, 4);
  if (first === '\x89PNG') return upright('image/png', view.getUint32(16), view.getUint32(20));
  if (first === 'GIF8')
    return upright('image/gif', view.getUint16(6, true), view.getUint16(8, true));
  if (first === 'RIFF' && textAt(view, 8, 4) === 'WEBP') return webpHeader(view);
  return textAt(view, 4, 4) === 'ftyp' ? heifHeader(view) : null;
}

function webpHeader(view: DataView): PictureHeader | null {
  const at = (offset: number) => view.getUint16(offset, true);
  switch (textAt(view, 12, 4)) {
    case 'VP8 ':
      return upright('image/webp', at(26) & 0x3fff, at(28) & 0x3fff);
    case 'VP8L': {
      const sides = view.getUint32(21, true);
      return upright('image/webp', (sides & 0x3fff) + 1, ((sides >>> 14) & 0x3fff) + 1);
    }
    case 'VP8X': {
      const side = (offset: number) => (view.getUint32(offset, true) & 0xffffff) + 1;
      return upright('image/webp', side(24), side(27));
    }
    default:
      return null;
  }
}

/** How far into an HEIC or AVIF its sizes are searched; phones write them into the first few kilobytes. */
const HEIF_HEAD = 65_536;

/** The file has sizes of the picture, its tiles and its thumbnail. The largest is the cost of decoding. */
function heifHeader(view: DataView): PictureHeader | null {
  const brand = textAt(view, 8, 4);
  const mimeType = brand === 'avif' || brand === 'avis' ? 'image/avif' : 'image/heic';
  let largest: PictureHeader | null = null;
  for (let at = 12; at + 16 <= Math.min(view.byteLength, HEIF_HEAD); at += 1) {
    // 'ispe': the box that holds a size.
    if (view.getUint32(at) !== 0x69737065) continue;
    const found = upright(mimeType, view.getUint32(at + 8), view.getUint32(at + 12));
    if (largest === null || pixels(found) > pixels(largest)) largest = found;
  }
  return largest;
}

const pixels = ({ width, height }: PictureHeader) => width * height;

/** These formats store no orientation, or their decoders apply it themselves. */
function upright(mimeType: string, width: number, height: number): PictureHeader {
  return { mimeType, width, height, orientation: 1 };
}

function textAt(view: DataView, offset: number, length: number): string {
  let text = '';
  for (let at = offset; at < offset + length; at += 1)
    text += String.fromCharCode(view.getUint8(at));
  return text;
}

const EXIF = 0xe1;
const SCAN = 0xda;

/** Reads segments up to the segment with the size. Throws a RangeError if the file ends before it. */
function jpegHeader(view: DataView): PictureHeader | null {
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
