import { createHash } from 'node:crypto';
import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encode, renderSVG } from 'uqr';
import { csvWriter } from '../../table/write-csv';
import type { LetterFile, LetterPage } from './letter-pages';
import { writePng } from './write-png';

const LINES = 6;
const COLUMNS = [
  'customerNumber',
  ...Array.from({ length: LINES }, (_, index) => `address${index + 1}`),
  ...['deadline', 'portal', 'link', 'username', 'password', 'qr'],
];

export interface CodeFiles {
  readonly folder: string;
  readonly form: 'svg' | 'png';
}

/**
 * The letters as a table for a print house. With `codes`, each code is also a picture, and the column
 * `qr` names its file. A picture of an interrupted run is in no table and opens nothing.
 */
export async function openLetterData(path: string, codes: CodeFiles | null): Promise<LetterFile> {
  const file = await open(path, 'w', 0o600);
  const write = async (bytes: string | Uint8Array) => {
    await file.writeFile(bytes);
  };
  // A program prints each text as it is: an apostrophe for a spreadsheet would stand in the letter (D253).
  const table = csvWriter(COLUMNS, write, (text) => text);
  if (codes !== null) await mkdir(codes.folder, { recursive: true, mode: 0o700 });
  return {
    add: async (page) => {
      const qr = codes === null ? null : await writeCode(codes, page);
      const lines = Array.from({ length: LINES }, (_, index) => page.recipient[index] ?? null);
      const { customerNumber, deadline, origin, link, username, password } = page;
      await table.write([customerNumber, ...lines, deadline, origin, link, username, password, qr]);
    },
    end: async () => {
      await table.end();
      await file.sync();
      await file.close();
    },
    abandon: () => file.close(),
  };
}

async function writeCode({ folder, form }: CodeFiles, { link }: LetterPage): Promise<string> {
  const name = `${createHash('sha256').update(link).digest('hex').slice(0, 16)}.${form}`;
  const code = { ecc: 'M', border: 0 } as const;
  const picture = form === 'png' ? writePng(encode(link, code).data) : renderSVG(link, code);
  await writeFile(join(folder, name), picture, { mode: 0o600 });
  return name;
}
