import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read, utils, write } from '@e965/xlsx';
import { readTable } from './read-table';
import type { TableRow } from './table-row';
import { type Cell, writeTable } from './write-table';

const COLUMNS = { known: ['jobId', 'street', 'value'], needed: ['jobId'] };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-table-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function rowsOf(name: string, content: string | Uint8Array): Promise<readonly TableRow[]> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const rows: TableRow[] = [];
  for await (const row of readTable(path, COLUMNS)) rows.push(row);
  return rows;
}

function workbook(rows: readonly (readonly unknown[])[]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])));
  const bytes: unknown = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  if (bytes instanceof Uint8Array) return bytes;
  throw new Error('No workbook was made.');
}

const latin = (text: string) => Buffer.from(text, 'latin1');
const big = (text: string) => Buffer.from(text, 'utf16le').swap16();
const ROW = { jobId: 'j-1', street: 'Müllerstraße', value: '1,5' };

it.each([
  { says: 'semicolons', content: 'jobId;street;value\nj-1;Müllerstraße;1,5\n' },
  { says: 'a mark for UTF-8', content: '\ufeffjobId;street;value\r\nj-1;Müllerstraße;1,5\r\n' },
  { says: 'commas and quotes', content: 'jobId,street,value\nj-1,"Müllerstraße","1,5"' },
  { says: 'tabs and old line ends', content: 'jobId\tstreet\tvalue\rj-1\tMüllerstraße\t1,5\r' },
  {
    says: 'mixed line ends',
    content: 'jobId;street;value\n\r\nj-1;Müllerstraße;1,5\r;;\r\n',
  },
  { says: 'another order and case', content: 'VALUE;JobID;street;\n1,5;j-1; Müllerstraße ;\n' },
  { says: 'Windows-1252', content: latin('jobId;street;value\nj-1;Müllerstraße;1,5\n') },
  {
    says: 'UTF-16',
    content: Buffer.from('\ufeffjobId;street;value\nj-1;Müllerstraße;1,5', 'utf16le'),
  },
  {
    says: 'UTF-16 with the other byte order',
    content: big('\ufeffjobId;street;value\nj-1;Müllerstraße;1,5'),
  },
  {
    says: 'UTF-16 without a mark',
    content: Buffer.from('jobId;street;value\nj-1;Müllerstraße;1,5', 'utf16le'),
  },
  { says: 'empty lines', content: '\n\njobId;street;value\n\n;;\nj-1;Müllerstraße;1,5\n\n' },
])('reads CSV with $says', async ({ content }) => {
  expect(await rowsOf('a.csv', content)).toMatchObject([{ cells: ROW, fault: null }]);
});

it.each([
  { says: 'too few', row: 'j-1;x', fault: /2 statt 3/ },
  { says: 'too many', row: 'j-1;x;1;2', fault: /4 statt 3/ },
  { says: 'a stray quote', row: 'j-1;Haus "A";1', fault: /Anführungszeichen/ },
  { says: 'something behind a quote', row: 'j-1;"A"B;1', fault: /Anführungszeichen/ },
  { says: 'a formula', row: 'j-1;"=HYPERLINK(""http://x"")";1', fault: /street: eine Formel/ },
  { says: 'an address or a name that is no formula', row: 'j-1;@home GmbH;1', fault: null },
  { says: 'a phone number', row: 'j-1;+49 4242 1;1', fault: null },
  { says: 'a part of a title', row: 'j-1;-Ing.;1', fault: null },
  { says: 'UTF-8 within Windows-1252', row: 'j-1;MÃ¼llerstraÃŸe;1', fault: /street: Zeichen/ },
  { says: 'a control character', row: 'j-1;a\u0001b;1', fault: /street: Zeichen/ },
  { says: 'a NUL', row: 'j-1;a\0b;1', fault: /street: Zeichen/ },
  { says: 'a lost letter', row: 'j-1;M\ufffdller;1', fault: /street: Zeichen/ },
  { says: 'the longest cell', row: `j-1;${'x'.repeat(2000)};1`, fault: null },
  { says: 'a longer one', row: `j-1;${'x'.repeat(2001)};1`, fault: /mehr als 2 000/ },
  { says: 'two quotes as one, and a line break', row: 'j-1;"Haus ""A""\nHof";1', fault: null },
  { says: 'a minus', row: 'j-1;-;-5', fault: null },
])('a row with $says', async ({ row, fault }) => {
  const [first, second] = await rowsOf('a.csv', `jobId;street;value\n${row}\nj-2;y;2\n`);
  if (fault === null) expect(first?.fault).toBeNull();
  else expect(first?.fault).toMatch(fault);
  // One wrong row does not affect the others.
  expect(second).toMatchObject({ cells: { jobId: 'j-2' }, fault: null });
});

it.each([
  { says: 'nothing', name: 'a.csv', content: '', reason: /leer/ },
  {
    says: 'other columns',
    name: 'a.csv',
    content: 'jobId;strasse\n1;2',
    reason: /strasse.*jobId, street/,
  },
  {
    says: 'no column it needs',
    name: 'a.csv',
    content: 'street;value\n1;2',
    reason: /fehlen.*jobId/,
  },
  { says: 'a column twice', name: 'a.csv', content: 'jobId;jobid\n1;2', reason: /mehrfach.*jobId/ },
  {
    says: 'an open quote',
    name: 'a.csv',
    content: 'jobId;street\n1;2\n3;"4\n5;6',
    reason: /Zeile 3 /,
  },
  { says: 'another ending', name: 'a.txt', content: 'jobId', reason: /\.csv, \.json oder \.xlsx/ },
  { says: 'no list', name: 'a.json', content: 'jobId', reason: /Zeile 1: kein JSON/ },
  {
    says: 'a broken object',
    name: 'a.json',
    content: '[\n{"jobId": 1,}]',
    reason: /Zeile 2: kein JSON/,
  },
  { says: 'half a list', name: 'a.json', content: '[{"jobId": 1},', reason: /mittendrin/ },
  { says: 'half an object', name: 'a.json', content: '[{"jobId": "}', reason: /mittendrin/ },
  {
    says: 'other names',
    name: 'a.json',
    content: '[{"job": 1}]',
    reason: /Unbekannte Spalten: »job«/,
  },
  { says: 'no objects', name: 'a.json', content: '[]', reason: /leer/ },
  {
    says: 'no workbook',
    name: 'a.xlsx',
    content: 'jobId;street\n1;2',
    reason: /keine Excel-Mappe/,
  },
  {
    says: 'half a workbook',
    name: 'a.xlsx',
    content: workbook([['jobId']]).subarray(0, 900),
    reason: /keine Excel-Mappe/,
  },
])('is no table: $says', async ({ name, content, reason }) => {
  await expect(rowsOf(name, content)).rejects.toThrow(reason);
});

it.each([
  { says: 'a list', content: '[{"jobId": "j-1", "street": "M\u00fcllerstraße {", "value": 1.5}]' },
  {
    says: 'lines',
    content: '{"jobId":"j-1","street":"Müllerstraße {","value":1.5,"x":null}\n'.replace(
      ',"x":null',
      '',
    ),
  },
])('reads JSON as $says', async ({ content }) => {
  const cells = { jobId: 'j-1', street: 'Müllerstraße {', value: '1.5' };
  expect(await rowsOf('a.json', content)).toMatchObject([{ line: 1, cells, fault: null }]);
});

it('reports a JSON cell with a list as a fault of its row', async () => {
  const [row] = await rowsOf('a.json', '[{"jobId": "j-1", "street": ["a"]}]');
  expect(row?.fault).toMatch(/street: weder/);
});

it('reads a workbook of Excel, with its formulas as faults', async () => {
  const rows = [
    ['jobId', 'street', 'value'],
    ['j-1', 'Müller & <Söhne>', 1.5],
    [],
    ['j-2', null, { f: '1+1', t: 'n', v: 2 }],
  ];
  const formula: unknown = expect.stringMatching(/Formel/);
  expect(await rowsOf('a.xlsx', workbook(rows))).toMatchObject([
    { line: 2, cells: { jobId: 'j-1', street: 'Müller & <Söhne>', value: '1.5' }, fault: null },
    { line: 4, cells: { jobId: 'j-2' }, fault: formula },
  ]);
});

const CELLS: readonly (readonly Cell[])[] = [
  ['j-1', 'Müller; "Söhne" & <Co>\nHof', 1234.5],
  ['j-2', '+SUM(A1)', null],
  ['j-3', '@home GmbH', "'t Hooft"],
];

it.each(['csv', 'json', 'xlsx'])('reads a table again that it has written as %s', async (kind) => {
  const path = join(folder, `b.${kind}`);
  await writeTable(path, COLUMNS.known, async (writer) => {
    for (const cells of CELLS) await writer.write(cells);
  });
  const rows: TableRow[] = [];
  for await (const row of readTable(path, COLUMNS)) rows.push(row);
  expect(rows.map(({ cells }) => cells)).toMatchObject([
    {
      jobId: 'j-1',
      street: 'Müller; "Söhne" & <Co>\nHof',
      value: kind === 'csv' ? '1234,5' : '1234.5',
    },
    { jobId: 'j-2', street: '+SUM(A1)' },
    { jobId: 'j-3', street: '@home GmbH', value: "'t Hooft" },
  ]);
  expect(readdirSync(folder)).toEqual([`b.${kind}`]);
});

it.each([
  { text: '@home GmbH', written: "'@home GmbH" },
  { text: '-Ing.', written: "'-Ing." },
  { text: '＝1+1', written: "'＝1+1" },
  { text: '\n=1+1', written: `"'\n=1+1"` },
  { text: '-5', written: '-5' },
  { text: 'a@home.de', written: 'a@home.de' },
])('writes $text into CSV so that no spreadsheet runs it', async ({ text, written }) => {
  const path = join(folder, 'b.csv');
  await writeTable(path, ['jobId'], (writer) => writer.write([text]));
  expect(readFileSync(path, 'utf8')).toBe(`\ufeffjobId\r\n${written}\r\n`);
});

it('writes a workbook that Excel reads with numbers as numbers and no formula', async () => {
  const path = join(folder, 'b.xlsx');
  await writeTable(path, COLUMNS.known, async (writer) => {
    for (const cells of CELLS) await writer.write(cells);
  });
  const book = read(readFileSync(path), { cellFormula: true });
  const [sheet] = Object.values(book.Sheets);
  expect(sheet && utils.sheet_to_json(sheet, { header: 1, defval: null })).toEqual([
    COLUMNS.known,
    ...CELLS,
  ]);
  expect(sheet?.['B3']).toMatchObject({ t: 's' });
});

it('an interrupted table leaves no file behind', async () => {
  const broken = writeTable(join(folder, 'b.csv'), ['a'], async (writer) => {
    await writer.write(['1']);
    throw new Error('The database went away.');
  });
  await expect(broken).rejects.toThrow('went away');
  expect(readdirSync(folder)).toEqual([]);
});
