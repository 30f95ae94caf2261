import { crc32, deflateSync } from 'node:zlib';

/** 16 dots for a module: sharp at 45 mm on a printer of 300 dots per inch. */
const DOTS = 16;
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A square of dark and light modules as a PNG of one bit per dot. */
export function writePng(modules: readonly (readonly boolean[])[]): Buffer {
  const side = modules.length * DOTS;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // One bit, shades of grey.
  head.writeUInt8(1, 8);
  const lines = modules.flatMap((row) => Array.from({ length: DOTS }, () => lineOf(row)));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A line without filter. A module fills two bytes; light is 1. */
function lineOf(row: readonly boolean[]): Buffer {
  const dots = row.flatMap((isDark) => Array.from({ length: DOTS / 8 }, () => (isDark ? 0 : 255)));
  return Buffer.from([0, ...dots]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([frame, body, sum]);
}
