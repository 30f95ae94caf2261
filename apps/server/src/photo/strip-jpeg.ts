import type { StrippedPhoto } from './picture';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
/** The APP segments that the colours need: JFIF and Adobe. The other ones contain metadata. */
const KEPT_APPS: ReadonlySet<number> = new Set([0xe0, 0xee]);

/** The frame headers, which contain width and height: SOF0 to SOF15 without three other markers. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isKept(marker: number): boolean {
  const isApp = marker >= 0xe0 && marker <= 0xef;
  return marker !== COMMENT && (!isApp || KEPT_APPS.has(marker));
}

/** Reads segment by segment from the first marker to the end marker, which must end the file. */
export function stripJpeg(bytes: Buffer): StrippedPhoto | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const parts = [bytes.subarray(0, 2)];
  let size: { readonly width: number; readonly height: number } | null = null;
  let hasScan = false;
  let at = 2;
  while (at + 2 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) {
      const isWhole = at + 2 === bytes.length && hasScan && size !== null;
      return isWhole && size !== null ? { ...size, parts: [...parts, bytes.subarray(at)] } : null;
    }
    const end = segmentEnd(bytes, at);
    if (end === null) return null;
    if (isFrame(marker)) {
      // A photo has one frame, which is long enough for width and height.
      if (size !== null || end - at < 9) return null;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    hasScan ||= marker === SCAN;
    const next = marker === SCAN ? scanEnd(bytes, end) : end;
    if (isKept(marker)) parts.push(bytes.subarray(at, next));
    at = next;
  }
  return null;
}

/** A segment begins with its length, which includes the two bytes of the length. */
function segmentEnd(bytes: Buffer, at: number): number | null {
  if (at + 4 > bytes.length) return null;
  const length = bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  return length < 2 || end > bytes.length ? null : end;
}

/** A scan ends at the next marker; FF 00 and the restart markers belong to it. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return bytes.length;
}
