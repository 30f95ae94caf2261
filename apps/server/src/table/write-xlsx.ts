import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { TableFailure } from './table-failure';
import { tableTexts } from './table-texts';
import type { Cell, Sink, TableWriter } from './write-table';

/** Excel itself holds no more. */
export const XLSX_ROWS_MOST = 1_048_576;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of a workbook with one sheet. Texts are in their cells, so no list of texts is needed first. */
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Tabelle" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

/** A fixed day, so that the same table gives the same bytes. No one mistakes it for the day of the export. */
const ENTRY = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true };

export function xlsxWriter(names: readonly string[], sink: Sink): TableWriter {
  const sheet = new PassThrough();
  let written: Promise<void> | null = null;
  let count = 0;
  const put = async (text: string) => {
    if (!sheet.write(text)) await once(sheet, 'drain');
  };
  const row = async (cells: readonly Cell[]) => {
    count += 1;
    if (count > XLSX_ROWS_MOST) throw new TableFailure(tableTexts.tooManyRows);
    await put(`<row r="${count}">${cells.map(xmlCell).join('')}</row>`);
  };
  const begin = async () => {
    if (written !== null) return;
    written = writeZip(sheet, sink);
    // `end` reports a failure of the sink. Until then it must not count as unhandled.
    written.catch(() => undefined);
    await put(`${XML}<worksheet xmlns="${MAIN}"><sheetData>`);
    await row(names);
  };
  return {
    write: async (cells) => {
      await begin();
      await row(cells);
    },
    end: async () => {
      await begin();
      sheet.end('</sheetData></worksheet>');
      await written;
    },
  };
}

/** The sheet is the last entry, so it may stay open from its first row to its last. */
async function writeZip(sheet: PassThrough, sink: Sink): Promise<void> {
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(PARTS)) {
    zip.addBuffer(Buffer.from(XML + text), name, ENTRY);
  }
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml', ENTRY);
  zip.end();
  for await (const chunk of zip.outputStream) await sink(chunk);
}

function xmlCell(cell: Cell): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const UNWRITABLE = new RegExp('[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff]', 'g');

function escaped(text: string): string {
  return text
    .replace(UNWRITABLE, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
