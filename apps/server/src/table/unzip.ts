import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { codeOf } from '../base/start-failure';
import { TableFailure } from './table-failure';
import { tableTexts } from './table-texts';

export interface ZipEntry {
  readonly name: string;
  /** How many bytes it unpacks to. */
  readonly bytes: number;
  /** Yields the text in pieces and unpacks it while reading. */
  text(): AsyncGenerator<string>;
}

/** An open zip file. Its entries can be read until it is closed. */
export interface Zip {
  readonly entries: readonly ZipEntry[];
  close(): void;
}

/** A workbook has some dozens, with many pictures some hundreds. A directory of millions would fill the memory. */
const ENTRIES_MOST = 2000;

export async function openZip(path: string): Promise<Zip> {
  const file = await openDirectory(path);
  const close = () => file.close();
  try {
    const entries: ZipEntry[] = [];
    for await (const entry of file.eachEntry()) {
      if (entries.length === ENTRIES_MOST) throw new Error('Too many entries.');
      const { fileName: name, uncompressedSize: bytes } = entry;
      entries.push({ name, bytes, text: () => textOf(file, entry) });
    }
    return { entries, close };
  } catch (error) {
    close();
    throw explained(error, tableTexts.directory);
  }
}

/** The directory is at the end of the file, so a cut file has none. */
async function openDirectory(path: string): Promise<ZipFile> {
  try {
    return await openPromise(path, { autoClose: false });
  } catch (error) {
    throw explained(error, tableTexts.noDirectory);
  }
}

async function* textOf(file: ZipFile, entry: Entry): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  if (!entry.canDecodeFileData()) throw noXlsx(tableTexts.unreadableEntry(entry.fileName));
  try {
    // Fails if the entry unpacks to more bytes than its directory says, or to fewer.
    for await (const chunk of await file.openReadStreamPromise(entry)) {
      if (chunk instanceof Uint8Array) yield decoder.decode(chunk, { stream: true });
    }
  } catch {
    throw new TableFailure(tableTexts.half);
  }
}

/** A file that the system cannot open or read is reported as such. */
function explained(error: unknown, reason: string): unknown {
  return codeOf(error) === null ? noXlsx(reason) : error;
}

function noXlsx(reason: string): TableFailure {
  return new TableFailure(tableTexts.noXlsx(reason));
}
