import { attributeOf, readXml, xmlParser, type XmlReader } from './read-xml';
import { TableFailure } from './table-failure';
import type { PlainRow } from './table-row';
import { tableTexts } from './table-texts';
import { openZip, type ZipEntry } from './unzip';
import { XLSX_ROWS_MOST } from './write-xlsx';
import { dayOfSerial, readDateStyles } from './xlsx-days';

/** Excel stores every text once, in a list that must be read before the first row. */
const TEXTS_MOST = 100_000_000;
/** What an empty text counts: a list of millions of them fills the memory, too. */
const TEXT_COSTS = 16;

/** Reads the first sheet of a workbook row by row while unpacking it. */
export async function* readXlsx(
  path: string,
  watch: (part: number) => void = () => undefined,
): AsyncGenerator<PlainRow> {
  const zip = await openZip(path);
  try {
    yield* rowsOf(zip.entries, watch);
  } finally {
    zip.close();
  }
}

async function* rowsOf(
  entries: readonly ZipEntry[],
  watch: (part: number) => void,
): AsyncGenerator<PlainRow> {
  const { sheet, countsFrom1904 } = await firstSheet(entries);
  const texts = await sharedTexts(entries.find(({ name }) => name === 'xl/sharedStrings.xml'));
  const dateStyles = await readDateStyles(entries.find(({ name }) => name === 'xl/styles.xml'));
  const rows: PlainRow[] = [];
  const reader = rowReader(rows, countsFrom1904, ({ type, style, value }) => {
    if (type === 's') return texts[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'true' : 'false';
    if (type === 'd') return value.slice(0, 'yyyy-mm-dd'.length);
    const isDay = type === 'n' && dateStyles.has(style);
    return isDay ? dayOfSerial(value, { countsFrom1904 }) : value;
  });
  const parser = xmlParser(reader);
  let read = 0;
  let count = 0;
  for await (const text of sheet.text()) {
    parser.write(text);
    count += rows.length;
    if (count > XLSX_ROWS_MOST) throw new TableFailure(tableTexts.tooManyRead);
    read += text.length;
    watch(Math.min(1, read / sheet.bytes));
    yield* rows.splice(0);
  }
  parser.end();
}

interface FirstSheet {
  readonly sheet: ZipEntry;
  readonly countsFrom1904: boolean;
}

async function firstSheet(entries: readonly ZipEntry[]): Promise<FirstSheet> {
  let id: string | undefined;
  let countsFrom1904 = false;
  await readPart(entries, 'xl/workbook.xml', (name, attributes) => {
    if (name === 'sheet') id ??= attributeOf(attributes, 'id');
    if (name === 'workbookPr') countsFrom1904 = /^(1|true)$/.test(attributes['date1904'] ?? '');
  });
  let target: string | undefined;
  await readPart(entries, 'xl/_rels/workbook.xml.rels', (name, attributes) => {
    if (name === 'Relationship' && attributes['Id'] === id) target = attributes['Target'];
  });
  const path = target?.replace(/^\/?(xl\/)?/, 'xl/');
  const sheet = entries.find(({ name }) => name === path);
  if (sheet === undefined) throw new TableFailure(tableTexts.noXlsx(tableTexts.noSheet));
  return { sheet, countsFrom1904 };
}

async function readPart(
  entries: readonly ZipEntry[],
  part: string,
  open: XmlReader['open'],
): Promise<void> {
  const entry = entries.find(({ name }) => name === part);
  if (entry === undefined) throw new TableFailure(tableTexts.noXlsx(tableTexts.missingPart(part)));
  // These parts are small, and their readers keep what they find.
  await readXml(entry.text(), { open, isDone: () => false });
}

async function sharedTexts(entry: ZipEntry | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  if (entry === undefined) return texts;
  const content = contentReader();
  let length = 0;
  const reader: XmlReader = {
    open: content.open,
    text: content.text,
    close: (name) => {
      content.close(name);
      if (name !== 'si') return;
      const text = content.take();
      length += text.length + TEXT_COSTS;
      if (length > TEXTS_MOST) throw new TableFailure(tableTexts.tooManyTexts);
      texts.push(text);
    },
    isDone: content.isEmpty,
  };
  await readXml(entry.text(), reader);
  return texts;
}

interface Cell {
  readonly name: string | undefined;
  readonly type: string;
  readonly style: string;
  readonly value: string;
}

/** Puts each row into `rows` once its end is read. */
function rowReader(
  rows: PlainRow[],
  countsFrom1904: boolean,
  textOf: (cell: Cell) => string,
): XmlReader {
  const content = contentReader();
  let row: { line: number; cells: string[]; fault: string | null } | null = null;
  let cell: Omit<Cell, 'value'> | null = null;
  // Excel writes no empty cells after a row's last value.
  let width = 0;
  const find = (fault: string) => {
    if (row !== null) row.fault ??= fault;
  };
  return {
    open: (name, attributes) => {
      content.open(name);
      if (name === 'row') row = { line: Number(attributes['r'] ?? 0), cells: [], fault: null };
      if (name === 'f') find(tableTexts.formula(cell?.name ?? ''));
      if (name !== 'c') return;
      const type = attributes['t'] ?? 'n';
      cell = { name: columnName(attributes['r']), type, style: attributes['s'] ?? '0' };
      if (type === 'e') find(tableTexts.excelError(cell.name ?? ''));
    },
    text: content.text,
    close: (name) => {
      content.close(name);
      if (name === 'row' && row !== null) {
        width ||= row.cells.length;
        while (row.cells.length > 0 && row.cells.length < width) row.cells.push('');
        rows.push({ ...row, countsFrom1904 });
        row = null;
      }
      if (name !== 'c' || cell === null || row === null) return;
      const column = cell.name === undefined ? row.cells.length : columnOf(cell.name);
      while (row.cells.length < column) row.cells.push('');
      row.cells.push(textOf({ ...cell, value: content.take() }));
      cell = null;
    },
    isDone: () => row === null,
  };
}

/** The text of `v` and `t`. Formatted text has several `t`; how it is spoken (`rPh`) is no part of it. */
function contentReader() {
  let text = '';
  let isContent = false;
  let isSpoken = false;
  return {
    open: (name: string) => {
      if (name === 'rPh') isSpoken = true;
      isContent = !isSpoken && (name === 'v' || name === 't');
    },
    text: (part: string) => {
      if (isContent) text += part;
    },
    close: (name: string) => {
      if (name === 'rPh') isSpoken = false;
      isContent = false;
    },
    isEmpty: () => text === '',
    take: () => {
      const taken = text;
      text = '';
      return taken;
    },
  };
}

const columnName = (reference: string | undefined) => /^[A-Z]+/.exec(reference ?? '')?.[0];

/** 'A' is the first column, 'AA' the 27th. */
function columnOf(name: string): number {
  return [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
