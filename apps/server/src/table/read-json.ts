import { TableFailure } from './table-failure';
import { checkedRow, checkNames, type Columns, type TableRow } from './table-row';
import { tableTexts } from './table-texts';

const OBJECT_MOST = 200_000;

/** Reads a list of flat objects, or one object per line. Memory holds one object at a time. */
export async function* readJson(
  texts: AsyncIterable<string>,
  columns: Columns,
): AsyncGenerator<TableRow> {
  let count = 0;
  for await (const { line, text } of objectsOf(texts)) {
    count += 1;
    const entries = entriesOf(line, text);
    checkNames(
      entries.map(([name]) => name),
      { known: columns.known, needed: [] },
    );
    const odd = entries.find(([, value]) => cellOf(value) === null);
    // Many programs write all objects into one line, so the number of the object names the row.
    yield checkedRow(
      count,
      entries.map(([name, value]) => [name, cellOf(value) ?? ''] as const),
      odd === undefined ? null : tableTexts.noCell(odd[0]),
    );
  }
  if (count === 0) throw new TableFailure(tableTexts.empty);
}

function entriesOf(line: number, text: string): readonly (readonly [string, unknown])[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  } catch {
    throw new TableFailure(tableTexts.noJson(line));
  }
}

function cellOf(value: unknown): string | null {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

/** Splits at braces outside of strings. Between the objects there must only be the marks of a list. */
async function* objectsOf(
  texts: AsyncIterable<string>,
): AsyncGenerator<{ readonly line: number; readonly text: string }> {
  let object = '';
  let line = 1;
  let startLine = 1;
  let depth = 0;
  let brackets = 0;
  let isString = false;
  let isEscaped = false;
  for await (const text of texts) {
    for (const char of text) {
      if (char === '\n') line += 1;
      if (depth === 0) {
        if (char === '[') brackets += 1;
        else if (char === ']') brackets -= 1;
        else if (char === '{') {
          depth = 1;
          object = char;
          startLine = line;
        } else if (!/[\s,\ufeff]/.test(char)) throw new TableFailure(tableTexts.noJson(line));
        if (brackets < 0 || brackets > 1) throw new TableFailure(tableTexts.noJson(line));
        continue;
      }
      object += char;
      if (object.length > OBJECT_MOST) throw new TableFailure(tableTexts.noJson(startLine));
      if (isEscaped) isEscaped = false;
      else if (isString) {
        isEscaped = char === '\\';
        isString = char !== '"';
      } else if (char === '"') isString = true;
      else if (char === '{') depth += 1;
      else if (char === '}') {
        depth -= 1;
        if (depth === 0) yield { line: startLine, text: object };
      }
    }
  }
  if (depth > 0 || brackets > 0) throw new TableFailure(tableTexts.half);
}
