import { utils, write } from '@e965/xlsx';
import { closeSync, openSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { csvOf } from './csv-of';
import { bomb, headRow, sheetOf } from './zip-bomb';

type Row = Readonly<Record<string, string>>;

/** A file of one of two kinds, with one thing wrong in it. */
export interface BrokenFile {
  readonly says: string;
  readonly name: string;
  readonly make: (path: string) => void | Promise<void>;
  /** What the message or the table of refused rows says. */
  readonly reason: RegExp;
}

/** What differs between the files of jobs and of a history. */
export interface FileSort {
  /** A row in order, and one for another rate. */
  readonly row: Row;
  readonly other: Row;
  readonly names: { readonly day: string; readonly value: string; readonly text: string };
  /** A row about a meter or job that is not there or not theirs. */
  readonly unknown: { readonly row: Row; readonly reason: RegExp };
  /** Large files take seconds each, and all commands read them alike. */
  readonly hasLarge: boolean;
}

export function brokenFiles({
  row,
  other,
  names,
  unknown,
  hasLarge,
}: FileSort): readonly BrokenFile[] {
  const { day, value, text } = names;
  const csv = (says: string, rows: readonly Row[], reason: RegExp) =>
    plain(says, 'a.csv', csvOf(...rows), reason);
  const changed = (change: Row) => [row, { ...other, ...change }];
  const lines = csvOf({ ...row, [text]: 'Müller' }, { ...other, [text]: 'Süß' });
  const head = csvOf(row);
  const json = JSON.stringify([row, other]);
  const unreadable = new RegExp(`${text}: Zeichen, die nicht lesbar sind`);
  return [
    plain('encodings: two in one', 'a.csv', mixedEncodings(lines), unreadable),
    plain('encodings: UTF-8 twice', 'a.csv', Buffer.from(lines).toString('latin1'), unreadable),
    plain('encodings: of DOS', 'a.csv', dos(lines), unreadable),
    plain('encodings: half a letter of UTF-16', 'a.csv', oddUtf16(lines), /Zeile 3 hat kein Ende/),
    plain('encodings: UTF-32', 'a.csv', utf32(lines), /Unbekannte Spalten/),
    plain('separators: commas below semicolons', 'a.csv', commasBelow(head), /^3;.*1 statt/m),
    plain('separators: one too many', 'a.csv', head.trimEnd() + ';x\n', /^2;.*statt/m),
    plain('commas: an unquoted decimal', 'a.csv', bare(head, ','), /^2;.*statt/m),
    csv('commas: two of them', changed({ [value]: '1,2,3' }), reasonIn(3, value, 'keine Zahl')),
    csv('commas: with a unit', changed({ [value]: '12,5 kWh' }), reasonIn(3, value, 'keine Zahl')),
    csv('days: of America', changed({ [day]: '11/30/2025' }), reasonIn(3, day, 'kein Datum')),
    csv('days: two digits', changed({ [day]: '30.11.25' }), reasonIn(3, day, 'kein Datum')),
    csv('days: none such', changed({ [day]: '2025-02-30' }), reasonIn(3, day, 'kein Datum')),
    csv('doubled rows', [row, other, row], /^4;.*Zeile 2/m),
    plain(
      'doubled rows in JSON',
      'a.json',
      JSON.stringify([row, other, row]),
      /"Zeile":3.*Zeile 1/,
    ),
    csv('unknown meters', [row, unknown.row], new RegExp(`^3;.*${unknown.reason.source}`, 'm')),
    ...(hasLarge ? largeFiles(row, day) : []),
    plain('cut within a row', 'a.csv', lines.slice(0, lines.lastIndexOf(';')), /^3;.*statt/m),
    plain(
      'cut within a quote',
      'a.csv',
      lines.slice(0, lines.lastIndexOf('"')),
      /Zeile 3 hat kein Ende/,
    ),
    plain('cut within an object', 'a.json', json.slice(0, -9), /mittendrin/),
    plain('cut within a workbook', 'a.xlsx', workbook([row]).subarray(0, 700), /keine Excel-Mappe/),
    csv('a NUL', changed({ [text]: 'Mü\0ller' }), unreadable),
    plain(
      'half a letter in JSON',
      'a.json',
      JSON.stringify([row, { ...other, [text]: 'M\ud800ller' }]),
      unreadable,
    ),
    csv(
      'a long cell that is cut in a letter',
      changed({ [text]: `${'x'.repeat(2099)}🏠` }),
      /2 000/,
    ),
    csv('a formula', changed({ [text]: '=1+1' }), reasonIn(3, text, 'eine Formel')),
    csv(
      'a formula with an address',
      changed({ [value]: '=HYPERLINK("x")' }),
      reasonIn(3, value, 'eine Formel'),
    ),
    plain(
      'a formula in a workbook',
      'a.xlsx',
      workbook([row, { ...other, [text]: '=1+1' }]),
      /eine Formel/,
    ),
  ];
}

function largeFiles(row: Row, day: string): readonly BrokenFile[] {
  const head = csvOf(row);
  return [
    file('200 MB of nothing after the first row', 'a.csv', hollow(head), /Zeile \d hat kein Ende/),
    file('200 MB of nothing', 'a.json', hollow(''), /Zeile 1: kein JSON/),
    file('200 MB of nothing', 'a.xlsx', hollow(''), /keine Excel-Mappe/),
    file(
      '200 MB of wrong rows',
      'a.csv',
      repeated(csvOf({ ...row, [day]: 'x' })),
      /10\.000 Zeilen.*Rest/,
    ),
    file(
      'a zip bomb of one row',
      'a.xlsx',
      bomb(sheetOf('<row><c t="str"><v>', 'x')),
      /eine Zeile ist zu groß/,
    ),
    file('a zip bomb of rows', 'a.xlsx', bomb(sheetOf(headRow(row), '<row/>')), /mehr Zeilen/),
    file(
      'a zip bomb of texts',
      'a.xlsx',
      bomb({ 'xl/sharedStrings.xml': ['<sst>', '<si/>'] }, 40_000_000),
      /zu viel Text/,
    ),
  ];
}

function file(
  says: string,
  name: string,
  make: (path: string) => void | Promise<void>,
  reason: RegExp,
): BrokenFile {
  return { says: `${says} (${name})`, name, make, reason };
}

function plain(
  says: string,
  name: string,
  content: string | Uint8Array,
  reason: RegExp,
): BrokenFile {
  return file(says, name, (path) => writeFileSync(path, content), reason);
}

const reasonIn = (line: number, column: string, words: string) =>
  new RegExp(`^${line};.*${column.replace('.', '\\.')}: ${words}`, 'm');

/** The first line in UTF-8, the others as an old program writes them. */
function mixedEncodings(lines: string): Uint8Array {
  const end = lines.indexOf('\n', lines.indexOf('\n') + 1);
  return Buffer.concat([Buffer.from(lines.slice(0, end)), Buffer.from(lines.slice(end), 'latin1')]);
}

const dos = (lines: string) => Buffer.from(lines.replaceAll('ü', '\u0081'), 'latin1');
const utf32 = (lines: string) =>
  Buffer.from([...lines].flatMap((letter) => [letter.charCodeAt(0), 0, 0, 0]));
const oddUtf16 = (lines: string) => Buffer.from(`\ufeff${lines}`, 'utf16le').subarray(0, -3);

function commasBelow(head: string): string {
  const [names = '', first = ''] = head.split('\n');
  return `${names}\n${first}\n${first.replaceAll('"', '').replaceAll(';', ',')}\n`;
}

const bare = (head: string, separator: string) =>
  head
    .replaceAll(';', separator)
    .replaceAll('"', '')
    .replace(/\n(.*)\n/, `\n$1${separator}5\n`);

const SIZE = 200_000_000;

/** A file with a hole, which costs neither time nor space. */
const hollow = (begin: string) => (path: string) => {
  writeFileSync(path, begin);
  truncateSync(path, SIZE);
};

const repeated = (table: string) => (path: string) => {
  const [names = '', row = ''] = table.split('\n');
  const block = `${row}\n`.repeat(Math.ceil(1_000_000 / row.length));
  const descriptor = openSync(path, 'w');
  writeSync(descriptor, `${names}\n`);
  for (let size = 0; size < SIZE; size += block.length) writeSync(descriptor, block);
  closeSync(descriptor);
};

function workbook(rows: readonly Row[]): Uint8Array {
  const sheet = utils.json_to_sheet([...rows]);
  for (const key of Object.keys(sheet)) {
    const cell: unknown = sheet[key];
    if (typeof cell === 'object' && cell !== null && 'v' in cell && cell.v === '=1+1') {
      sheet[key] = { t: 'n', v: 2, f: '1+1' };
    }
  }
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet);
  const bytes: unknown = write(book, { type: 'buffer', bookType: 'xlsx' });
  if (bytes instanceof Uint8Array) return bytes;
  throw new Error('No workbook was made.');
}
