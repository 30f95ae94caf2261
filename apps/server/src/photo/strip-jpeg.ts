import type { StrippedPhoto } from './picture';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
/** What is needed to show the colours right: JFIF's own and Adobe's. The other APPs tell tales. */
const KEPT_APPS: ReadonlySet<number> = new Set([0xe0, 0xee]);

/** Width and height stand in the frame's head: SOF0 to SOF15 without the three that are none. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function isKept(marker: number): boolean {
  const isApp = marker >= 0xe0 && marker <= 0xef;
  return marker !== COMMENT && (!isApp || KEPT_APPS.has(marker));
}

/** Segment by segment, from the first marker to an end that nothing follows. */
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
      // A second frame, or one too short for its numbers, is no picture that anybody takes.
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

/** A segment says its own length, its two bytes included. */
function segmentEnd(bytes: Buffer, at: number): number | null {
  if (at + 4 > bytes.length) return null;
  const length = bytes.readUInt16BE(at + 2);
  const end = at + 2 + length;
  return length < 2 || end > bytes.length ? null : end;
}

/** A scan ends at the next marker; FF 00 and the restart marks are within it. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return at;
  }
  return bytes.length;
}
