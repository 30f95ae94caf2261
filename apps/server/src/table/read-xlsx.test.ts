import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { readXlsx } from './read-xlsx';
import type { PlainRow } from './table-row';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ablesbar-xlsx-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const RELATIONSHIPS = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`;
const workbook = (properties = '') =>
  `<workbook xmlns:r="r">${properties}<sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** Reads the rows of a workbook with these parts; the other parts have defaults. */
async function rowsOf(parts: Readonly<Record<string, string>>): Promise<readonly PlainRow[]> {
  const all = {
    'xl/workbook.xml': workbook(),
    'xl/_rels/workbook.xml.rels': RELATIONSHIPS,
    ...parts,
  };
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(all)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  const path = join(folder, 'a.xlsx');
  writeFileSync(path, await buffer(zip.outputStream));
  const rows: PlainRow[] = [];
  for await (const row of readXlsx(path)) rows.push(row);
  return rows;
}

const cellsOf = async (cells: string, parts: Readonly<Record<string, string>> = {}) => {
  const sheet = sheetOf(`<row r="1">${cells}</row>`);
  const [row] = await rowsOf({ 'xl/worksheets/sheet1.xml': sheet, ...parts });
  return row?.cells;
};

const styles = (formats: string, ...ids: readonly number[]) =>
  `<styleSheet><numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>` +
  `<cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs></styleSheet>`;

describe('a day', () => {
  const usual = styles('', 0, 14);
  it.each([
    { says: 'counts from 1900', properties: '', serial: '46361', day: '2026-12-05' },
    {
      says: 'counts from 1904 where the workbook does',
      properties: '<workbookPr date1904="1"/>',
      serial: '44899',
      day: '2026-12-05',
    },
    {
      says: 'counts from 1904 where the workbook says true',
      properties: '<workbookPr date1904="true"/>',
      serial: '44899',
      day: '2026-12-05',
    },
    {
      says: 'counts from 1900 where 1904 is denied',
      properties: '<workbookPr date1904="0"/>',
      serial: '46361',
      day: '2026-12-05',
    },
    { says: 'loses its time', properties: '', serial: '46361.99', day: '2026-12-05' },
    { says: 'stays empty', properties: '', serial: '', day: '' },
    { says: 'keeps a text that is no number', properties: '', serial: 'x', day: 'x' },
    { says: 'ends with the year 9999', properties: '', serial: '2958465', day: '9999-12-31' },
    {
      says: 'stays a number after the year 9999',
      properties: '',
      serial: '2958466',
      day: '2958466',
    },
  ])('$says', async ({ properties, serial, day }) => {
    const parts = { 'xl/workbook.xml': workbook(properties), 'xl/styles.xml': usual };
    expect(await cellsOf(`<c r="A1" s="1"><v>${serial}</v></c>`, parts)).toEqual([day]);
  });

  it.each([
    { says: 'no style', style: '', formats: '', ids: [0], day: '46361' },
    { says: 'a number', style: 's="1"', formats: '', ids: [0, 2], day: '46361' },
    { says: 'a time', style: 's="1"', formats: '', ids: [0, 20], day: '46361' },
    { says: 'a day and a time', style: 's="1"', formats: '', ids: [0, 22], day: '2026-12-05' },
    {
      says: 'its own format',
      style: 's="1"',
      formats: '<numFmt numFmtId="164" formatCode="[$-407]dd/mm/yyyy"/>',
      ids: [0, 164],
      day: '2026-12-05',
    },
    {
      says: 'a format whose quoted words contain day letters',
      style: 's="1"',
      formats: '<numFmt numFmtId="164" formatCode="0.0 &quot;kWh/day&quot;"/>',
      ids: [0, 164],
      day: '46361',
    },
    {
      says: 'a colour',
      style: 's="1"',
      formats: '<numFmt numFmtId="164" formatCode="[Red]0;General"/>',
      ids: [0, 164],
      day: '46361',
    },
  ])('with $says', async ({ style, formats, ids, day }) => {
    const parts = { 'xl/styles.xml': styles(formats, ...ids) };
    expect(await cellsOf(`<c r="A1" ${style}><v>46361</v></c>`, parts)).toEqual([day]);
  });

  it('of the newer cell type is already text', async () => {
    expect(await cellsOf('<c t="d"><v>2026-12-05T00:00:00</v></c>')).toEqual(['2026-12-05']);
  });
});

it.each([
  { says: 'text in its cell', cells: '<c t="inlineStr"><is><t>a</t></is></c>', is: ['a'] },
  { says: 'a prefix', cells: '<x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c>', is: ['a'] },
  { says: 'entities', cells: '<c t="str"><v>&lt;&#x41;&amp;&#66;</v></c>', is: ['<A&B'] },
  { says: 'CDATA', cells: '<c t="str"><v><![CDATA[<a>]]></v></c>', is: ['<a>'] },
  {
    says: 'boolean values',
    cells: '<c t="b"><v>1</v></c><c t="b"><v>0</v></c>',
    is: ['true', 'false'],
  },
  { says: 'a gap', cells: '<c r="A1"><v>1</v></c><c r="AB1"><v>2</v></c>', is: 28 },
  {
    says: 'a cell without a value',
    cells: '<c r="A1" s="3"/><c r="B1"><v>2</v></c>',
    is: ['', '2'],
  },
])('a row with $says', async ({ cells, is }) => {
  const row = await cellsOf(cells);
  if (typeof is === 'number') expect(row).toHaveLength(is);
  else expect(row).toEqual(is);
});

it('joins formatted text without its phonetic part', async () => {
  const texts =
    '<sst><si><t>a</t></si><si><r><t>Mül</t></r><r><t>ler</t></r><rPh><t>x</t></rPh></si></sst>';
  const parts = { 'xl/sharedStrings.xml': texts };
  expect(await cellsOf('<c t="s"><v>1</v></c><c t="s"><v>0</v></c>', parts)).toEqual([
    'Müller',
    'a',
  ]);
});

it.each([
  {
    says: 'a formula',
    cell: '<c r="B7"><f>1+1</f><v>2</v></c>',
    fault: 'B: eine Formel; den Wert selbst eintragen',
  },
  {
    says: 'an error',
    cell: '<c r="B7" t="e"><v>#N/A</v></c>',
    fault: 'B: ein Fehlerwert von Excel; den Wert selbst eintragen',
  },
])('$says is a fault of its row only', async ({ cell, fault }) => {
  const sheet = sheetOf(`<row r="7">${cell}</row><row r="8"><c><v>1</v></c></row>`);
  const rows = await rowsOf({ 'xl/worksheets/sheet1.xml': sheet });
  expect(rows.map((row) => [row.line, row.fault])).toEqual([
    [7, fault],
    [8, null],
  ]);
});

const BOMB = `<!DOCTYPE a [<!ENTITY a "${'a'.repeat(50)}"><!ENTITY b "&a;&a;&a;&a;">]>`;

it.each([
  {
    says: 'entities of its own',
    sheet: `${BOMB}${sheetOf('<row><c t="str"><v>&b;</v></c></row>')}`,
    reason: /kein lesbares XML/,
  },
  {
    says: 'an external file',
    sheet: `<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>${sheetOf('<row><c t="str"><v>&a;</v></c></row>')}`,
    reason: /kein lesbares XML/,
  },
  {
    says: 'tags that do not match',
    sheet: '<worksheet><row></worksheet></row>',
    reason: /kein lesbares XML/,
  },
  { says: 'half a sheet', sheet: '<worksheet><sheetData><row>', reason: /mittendrin/ },
  {
    says: 'a row without end',
    sheet: sheetOf(`<row>${'<c><v>1</v></c>'.repeat(300_000)}</row>`),
    reason: /eine Zeile ist zu groß/,
  },
  {
    says: 'a text without end',
    sheet: sheetOf(`<row><c t="str"><v>${'a'.repeat(4_100_000)}</v></c></row>`),
    reason: /eine Zeile ist zu groß/,
  },
])('is refused: $says', async ({ sheet, reason }) => {
  await expect(rowsOf({ 'xl/worksheets/sheet1.xml': sheet })).rejects.toThrow(reason);
});

it('fills a row of which Excel left out the empty cells at its end', async () => {
  const number = '<c><v>1</v></c>';
  const sheet = sheetOf(
    `<row r="1">${number.repeat(3)}</row><row r="2">${number}</row><row r="3"/>`,
  );
  const rows = await rowsOf({ 'xl/worksheets/sheet1.xml': sheet });
  expect(rows.map(({ cells }) => cells)).toEqual([['1', '1', '1'], ['1', '', ''], []]);
});

it('reads many small rows whose total exceeds the limit of one row', async () => {
  const rows = await rowsOf({
    'xl/worksheets/sheet1.xml': sheetOf('<row><c><v>1</v></c></row>'.repeat(200_000)),
  });
  expect(rows).toHaveLength(200_000);
});

it.each([
  { says: 'no sheet', parts: { 'xl/_rels/workbook.xml.rels': '<Relationships/>' } },
  { says: 'no part of that name', parts: {} },
])('is no workbook: $says', async ({ parts }) => {
  await expect(rowsOf(parts)).rejects.toThrow(/kein Tabellenblatt/);
});
