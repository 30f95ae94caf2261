import { writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

type Parts = Readonly<Record<string, readonly [begin: string, repeated: string]>>;

export const sheetOf = (begin: string, text: string): Parts => ({
  'xl/worksheets/sheet1.xml': [`<worksheet><sheetData>${begin}`, text],
});

export const headRow = (row: Readonly<Record<string, string>>) =>
  `<row>${Object.keys(row)
    .map((name) => `<c t="str"><v>${name}</v></c>`)
    .join('')}</row>`;

/** More than a reader may hold. More would cost the tests time and be refused at the same place. */
const UNPACKED = 15_000_000;

/** A small workbook, one part of which unpacks to a multiple of its size. */
export const bomb =
  (parts: Parts, size = UNPACKED) =>
  async (path: string) => {
    const zip = new ZipFile();
    const all = {
      'xl/workbook.xml': `<workbook xmlns:r="r"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
      'xl/worksheets/sheet1.xml': '<worksheet><sheetData/></worksheet>',
    };
    for (const [name, text] of Object.entries(all)) {
      if (!(name in parts)) zip.addBuffer(Buffer.from(text), name);
    }
    for (const [name, [begin, text]] of Object.entries(parts)) {
      zip.addReadStream(Readable.from(piecesOf(begin, text, size)), name);
    }
    zip.end();
    writeFileSync(path, await buffer(zip.outputStream));
  };

function* piecesOf(begin: string, text: string, most: number): Generator<string> {
  yield begin;
  const piece = text.repeat(Math.ceil(1_000_000 / text.length));
  for (let size = 0; size < most; size += piece.length) yield piece;
}
