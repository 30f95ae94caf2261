/** The smallest files with all parts of a picture; `width` and `height` are their declared sizes. */
interface Picture {
  readonly width?: number;
  readonly height?: number;
  /** Extra segments or chunks, after the head. */
  readonly extra?: readonly Buffer[];
  /** The number of bytes of picture data. */
  readonly length?: number;
}

export function jpegOf({ width = 4, height = 3, extra = [], length = 8 }: Picture = {}): Buffer {
  const frame = Buffer.from([8, 0, 0, 0, 0, 1, 1, 0x11, 0]);
  frame.writeUInt16BE(height, 1);
  frame.writeUInt16BE(width, 3);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1')),
    ...extra,
    segment(0xc0, frame),
    segment(0xda, Buffer.from([1, 1, 0, 0, 0x3f, 0])),
    Buffer.alloc(length, 0x55),
    // A stuffed byte and a restart marker within a scan.
    Buffer.from([0xff, 0x00, 0xff, 0xd0, 0x55, 0xff, 0xd9]),
  ]);
}

export function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

export function pngOf({ width = 4, height = 3, extra = [], length = 8 }: Picture = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    ...extra,
    chunk('IDAT', Buffer.alloc(length, 0x55)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(content.length);
  return Buffer.concat([head, Buffer.from(name, 'latin1'), content, Buffer.alloc(4)]);
}
