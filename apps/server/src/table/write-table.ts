import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { csvWriter } from './write-csv';
import { jsonWriter } from './write-json';
import { tableKind, type TableKind } from './read-table';
import { xlsxWriter } from './write-xlsx';

/** A number is written as a number, null as an empty cell. */
export type Cell = string | number | null;

export interface TableWriter {
  write(cells: readonly Cell[]): Promise<void>;
  end(): Promise<void>;
}

/** Waits for a slow disk, so that a table of any size needs little memory. */
export type Sink = (bytes: string | Uint8Array) => Promise<void>;

const WRITERS: Readonly<Record<TableKind, (names: readonly string[], sink: Sink) => TableWriter>> =
  {
    csv: csvWriter,
    json: jsonWriter,
    xlsx: xlsxWriter,
  };

/** The file gets its name when it is complete, so an interrupted run leaves no file that looks finished. */
export async function writeTable(
  path: string,
  names: readonly string[],
  fill: (writer: TableWriter) => Promise<void>,
): Promise<void> {
  const make = WRITERS[tableKind(path)];
  await writeWhole(path, async (sink) => {
    const writer = make(names, sink);
    await fill(writer);
    await writer.end();
  });
}

/** Writes a file by a sink; see `writeTable`. */
export async function writeWhole(
  path: string,
  write: (sink: Sink) => Promise<void>,
): Promise<void> {
  const part = `${path}.part`;
  const stream = createWriteStream(part, { mode: 0o600, flush: true });
  try {
    await once(stream, 'open');
    // The stream reports a full disk at any time, also when no call is waiting for it.
    const failed = new Promise<never>((_, fail) => stream.on('error', fail));
    const written = write(async (bytes) => {
      if (!stream.write(bytes)) await once(stream, 'drain');
    });
    await Promise.race([failed, written]);
    stream.end();
    await Promise.race([failed, once(stream, 'finish')]);
    await rename(part, path);
  } catch (error) {
    stream.destroy();
    await rm(part, { force: true });
    throw error;
  }
}
