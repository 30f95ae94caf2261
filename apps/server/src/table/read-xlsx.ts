import { TableFailure } from './table-failure';
import type { PlainRow } from './table-row';
import { tableTexts } from './table-texts';
import { unzip, type ZipEntry } from './unzip';

/** Excel keeps every text once, in a list that has to be known before the first row. */
const TEXTS_MOST = 100_000_000;
const ELEMENT_MOST = 4_000_000;

/** The first sheet of a workbook, row by row as it is unpacked. */
export async function* readXlsx(path: string): AsyncGenerator<PlainRow> {
  const entries = await unzip(path);
  const sheet = await firstSheet(entries);
  const texts = await sharedTexts(entries.find(({ name }) => name === 'xl/sharedStrings.xml'));
  for await (const element of elementsOf(sheet.text(), 'row')) yield rowOf(element, texts);
}

async function firstSheet(entries: readonly ZipEntry[]): Promise<ZipEntry> {
  const book = await wholeText(entries, 'xl/workbook.xml');
  const links = await wholeText(entries, 'xl/_rels/workbook.xml.rels');
  const id = /<(?:\w+:)?sheet\b[^>]*?\b\w+:id="([^"]+)"/.exec(book)?.[1];
  const link = [...links.matchAll(/<Relationship\b[^>]*>/g)].find(([text]) =>
    text.includes(`Id="${id}"`),
  );
  const target = /Target="\/?(?:xl\/)?([^"]+)"/.exec(link?.[0] ?? '')?.[1];
  const sheet = entries.find(({ name }) => name === `xl/${target}`);
  if (sheet === undefined) throw new TableFailure(tableTexts.noXlsx('kein Tabellenblatt'));
  return sheet;
}

async function wholeText(entries: readonly ZipEntry[], name: string): Promise<string> {
  let whole = '';
  const entry = entries.find((one) => one.name === name);
  if (entry === undefined) throw new TableFailure(tableTexts.noXlsx(`${name} fehlt`));
  for await (const text of entry.text()) {
    whole += text;
    if (whole.length > ELEMENT_MOST)
      throw new TableFailure(tableTexts.noXlsx(`${name} ist zu groß`));
  }
  return whole;
}

async function sharedTexts(entry: ZipEntry | undefined): Promise<readonly string[]> {
  const texts: string[] = [];
  let length = 0;
  if (entry === undefined) return texts;
  for await (const element of elementsOf(entry.text(), 'si')) {
    const text = textIn(element);
    length += text.length;
    if (length > TEXTS_MOST) throw new TableFailure(tableTexts.tooManyTexts);
    texts.push(text);
  }
  return texts;
}

/** Every `<name …>…</name>`, whole; such elements do not nest here. */
async function* elementsOf(texts: AsyncIterable<string>, name: string): AsyncGenerator<string> {
  const element = new RegExp(`<(?:\\w+:)?${name}\\b[^>]*?(?:/>|>[^]*?</(?:\\w+:)?${name}>)`, 'g');
  let rest = '';
  for await (const text of texts) {
    rest += text;
    let end = 0;
    for (const found of rest.matchAll(element)) {
      yield found[0];
      end = found.index + found[0].length;
    }
    rest = rest.slice(end);
    if (rest.length > ELEMENT_MOST)
      throw new TableFailure(tableTexts.noXlsx('eine Zeile ist zu groß'));
  }
  if (new RegExp(`<(?:\\w+:)?${name}\\b`).test(rest)) throw new TableFailure(tableTexts.half);
}

function rowOf(element: string, texts: readonly string[]): PlainRow {
  const cells: string[] = [];
  let fault: string | null = null;
  const [head = ''] = /^<[^>]*>/.exec(element) ?? [];
  for (const [, attributes = '', content = ''] of element.matchAll(
    /<(?:\w+:)?c\b((?:\s[^>]*?)?)(?:\/>|>([^]*?)<\/(?:\w+:)?c>)/g,
  )) {
    const name = /\br="([A-Z]+)/.exec(attributes)?.[1];
    const column = name === undefined ? cells.length : columnOf(name);
    while (cells.length < column) cells.push('');
    if (/<(?:\w+:)?f[\s/>]/.test(content)) fault ??= tableTexts.formula(name ?? '');
    if (/\bt="e"/.test(attributes)) fault ??= tableTexts.excelError(name ?? '');
    cells.push(cellText(attributes, content, texts));
  }
  return { line: Number(/\br="(\d+)"/.exec(head)?.[1] ?? 0), cells, fault };
}

function cellText(attributes: string, content: string, texts: readonly string[]): string {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
  if (type === 'inlineStr') return textIn(content);
  const value = unescaped(/<(?:\w+:)?v\b[^>]*>([^]*?)<\/(?:\w+:)?v>/.exec(content)?.[1] ?? '');
  if (type === 's') return texts[Number(value)] ?? '';
  return type === 'b' ? (value === '1' ? 'true' : 'false') : value;
}

/** 'A' is the first column, 'AA' the 27th. */
function columnOf(name: string): number {
  return [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Formatted text is in several parts; how it is spoken (rPh) is none of it. */
function textIn(element: string): string {
  const parts = element
    .replace(/<(?:\w+:)?rPh\b[^]*?<\/(?:\w+:)?rPh>/g, '')
    .matchAll(/<(?:\w+:)?t\b[^>]*>([^]*?)<\/(?:\w+:)?t>/g);
  return unescaped([...parts].map(([, text = '']) => text).join(''));
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

function unescaped(text: string): string {
  return text.replace(/&(?:#(x?)([0-9a-fA-F]+)|(\w+));/g, (whole, hex, code, name) => {
    if (name !== undefined) return ENTITIES[String(name)] ?? String(whole);
    const point = parseInt(String(code), hex === 'x' ? 16 : 10);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '\ufffd';
  });
}
