import { once } from 'node:events';
import { createDeflateRaw, crc32 } from 'node:zlib';
import type { Sink } from './write-table';

/** Sizes stand behind the bytes, because nobody knows them before; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** A day nobody takes for one that means something: 1 January 1980. */
const NO_DAY = 33;

interface Written {
  readonly name: Buffer;
  readonly at: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

/** Writes a zip file front to back; of its entries only their names and sums are kept. */
export function createZip(sink: Sink) {
  const entries: Written[] = [];
  let at = 0;
  const put = async (bytes: Uint8Array) => {
    at += bytes.length;
    await sink(bytes);
  };
  return {
    entry: async (title: string, write: (put: Sink) => Promise<void>): Promise<void> => {
      const name = Buffer.from(title);
      const start = at;
      await put(
        Buffer.concat([
          numbers(['4', 0x04034b50], ...head([0, 0, 0]), ['2', name.length], ['2', 0]),
          name,
        ]),
      );
      const body = at;
      const { crc, size } = await deflate(write, put);
      const packed = at - body;
      await put(numbers(['4', 0x08074b50], ['4', crc], ['4', packed], ['4', size]));
      entries.push({ name, at: start, crc, packed, size });
    },
    end: async (): Promise<void> => {
      const start = at;
      for (const { name, at: local, crc, packed, size } of entries) {
        const fixed = numbers(
          ['4', 0x02014b50],
          ['2', VERSION],
          ...head([crc, packed, size]),
          ['2', name.length],
          ['4', 0],
          ['4', 0],
          ['4', 0],
          ['4', local],
        );
        await put(Buffer.concat([fixed.subarray(0, 46), name]));
      }
      const length = at - start;
      await put(
        numbers(
          ['4', 0x06054b50],
          ['4', 0],
          ['2', entries.length],
          ['2', entries.length],
          ['4', length],
          ['4', start],
          ['2', 0],
        ),
      );
    },
  };
}

type Field = readonly ['2' | '4', number];

/** What an entry's two heads have in common. */
function head([crc, packed, size]: readonly [number, number, number]): readonly Field[] {
  return [
    ['2', VERSION],
    ['2', FLAGS],
    ['2', DEFLATED],
    ['2', 0],
    ['2', NO_DAY],
    ['4', crc],
    ['4', packed],
    ['4', size],
  ];
}

function numbers(...fields: readonly Field[]): Buffer {
  return Buffer.concat(
    fields.map(([width, value]) => {
      const bytes = Buffer.alloc(Number(width));
      if (width === '2') bytes.writeUInt16LE(value);
      else bytes.writeUInt32LE(value);
      return bytes;
    }),
  );
}

async function deflate(
  write: (put: Sink) => Promise<void>,
  put: (bytes: Uint8Array) => Promise<void>,
): Promise<{ readonly crc: number; readonly size: number }> {
  const packer = createDeflateRaw({ level: 6 });
  const carried = carry(packer, put);
  let crc = 0;
  let size = 0;
  await write(async (text) => {
    const bytes = Buffer.from(text);
    crc = crc32(bytes, crc);
    size += bytes.length;
    if (!packer.write(bytes)) await once(packer, 'drain');
  });
  packer.end();
  await carried;
  return { crc, size };
}

async function carry(
  packer: AsyncIterable<unknown>,
  put: (bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  for await (const chunk of packer) if (chunk instanceof Uint8Array) await put(chunk);
}
