import { isPicture } from './picture';
import type { StrippedPhoto } from './picture';

const SIGNATURE_LENGTH = 8;
/** The size of a chunk's length, name and checksum. */
const FRAME_LENGTH = 12;
const HEAD = 'IHDR';
const END = 'IEND';
/** The chunks that show the picture; texts, times and EXIF are not among them. */
const KEPT: ReadonlySet<string> = new Set([HEAD, 'PLTE', 'tRNS', 'gAMA', 'sRGB', 'IDAT', END]);

/** Reads chunk by chunk from the head to the end chunk, which must end the file. */
export function stripPng(bytes: Buffer): StrippedPhoto | null {
  const head = SIGNATURE_LENGTH + FRAME_LENGTH + 13;
  if (!isPicture(bytes, 'image/png') || bytes.length < head) return null;
  if (nameAt(bytes, SIGNATURE_LENGTH) !== HEAD) return null;
  const size = { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  const parts = [bytes.subarray(0, SIGNATURE_LENGTH)];
  let hasData = false;
  let at = SIGNATURE_LENGTH;
  while (at + FRAME_LENGTH <= bytes.length) {
    const name = nameAt(bytes, at);
    const next = at + FRAME_LENGTH + bytes.readUInt32BE(at);
    if (next > bytes.length) return null;
    hasData ||= name === 'IDAT';
    if (KEPT.has(name)) parts.push(bytes.subarray(at, next));
    if (name === END) return next === bytes.length && hasData ? { ...size, parts } : null;
    at = next;
  }
  return null;
}

function nameAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at + 4, at + 8);
}
