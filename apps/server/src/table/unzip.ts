import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInflateRaw } from 'node:zlib';
import { TableFailure } from './table-failure';
import { tableTexts } from './table-texts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_HEAD = 30;
/** The last record, with the longest comment it may have. */
const TAIL_MOST = 22 + 65_535;

export interface ZipEntry {
  readonly name: string;
  /** Its text in pieces, unpacked while it is read. */
  text(): AsyncGenerator<string>;
}

/** The directory of a zip file. It stands at the end, so a file that was cut has none. */
export async function unzip(path: string): Promise<readonly ZipEntry[]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
      if (bytesRead < length) throw new TableFailure(tableTexts.half);
      return buffer;
    };
    const tail = await read(Math.max(0, size - TAIL_MOST), Math.min(size, TAIL_MOST));
    const at = lastIndexOf(tail, END_OF_DIRECTORY);
    if (at === null) throw new TableFailure(tableTexts.noXlsx('kein Verzeichnis am Ende'));
    const directory = await read(tail.readUInt32LE(at + 16), tail.readUInt32LE(at + 12));
    const entries: ZipEntry[] = [];
    for (let next = 0; next + 46 <= directory.length;) {
      if (directory.readUInt32LE(next) !== DIRECTORY_ENTRY) break;
      const nameEnd = next + 46 + directory.readUInt16LE(next + 28);
      const head = directory.readUInt32LE(next + 42);
      const local = await read(head, LOCAL_HEAD);
      const start = head + LOCAL_HEAD + local.readUInt16LE(26) + local.readUInt16LE(28);
      const place = { path, start, length: directory.readUInt32LE(next + 20) };
      const isPacked = directory.readUInt16LE(next + 10) !== 0;
      entries.push({
        name: directory.toString('utf8', next + 46, nameEnd),
        text: () => textOf(place, isPacked),
      });
      next = nameEnd + directory.readUInt16LE(next + 30) + directory.readUInt16LE(next + 32);
    }
    return entries;
  } finally {
    await file.close();
  }
}

async function* textOf(
  {
    path,
    start,
    length,
  }: { readonly path: string; readonly start: number; readonly length: number },
  isPacked: boolean,
): AsyncGenerator<string> {
  if (length === 0) return;
  const bytes = createReadStream(path, { start, end: start + length - 1 });
  const inflate = createInflateRaw();
  bytes.once('error', (error) => inflate.destroy(error));
  const decoder = new TextDecoder();
  try {
    for await (const chunk of isPacked ? bytes.pipe(inflate) : bytes) {
      if (chunk instanceof Uint8Array) yield decoder.decode(chunk, { stream: true });
    }
  } catch {
    throw new TableFailure(tableTexts.half);
  } finally {
    bytes.destroy();
    inflate.destroy();
  }
}

function lastIndexOf(bytes: Buffer, mark: number): number | null {
  for (let at = bytes.length - 22; at >= 0; at -= 1) {
    if (bytes.readUInt32LE(at) === mark) return at;
  }
  return null;
}
