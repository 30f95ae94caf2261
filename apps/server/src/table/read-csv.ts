import { TableFailure } from './table-failure';
import type { PlainRow } from './table-row';
import { tableTexts } from './table-texts';

const DELIMITERS = [';', ',', '\t'] as const;
/** A longer row means that a quote was never closed. */
const ROW_MOST = 200_000;
/** Our own tables have it before a text that a spreadsheet would run; it is no part of the text. */
const SAFE_MARK = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

/** Reads RFC 4180. The separator is the most frequent one in the first line; quoted cells may have line breaks. */
export async function* readCsv(texts: AsyncIterable<string>): AsyncGenerator<PlainRow> {
  const reader = new CsvReader();
  let start: string | null = '';
  for await (const text of texts) {
    if (start === null) {
      yield* reader.take(text);
      continue;
    }
    start += text;
    if (!/[\r\n]/.test(start) && start.length < ROW_MOST) continue;
    yield* reader.begin(start);
    start = null;
  }
  if (start !== null) yield* reader.begin(start);
  yield* reader.end();
}

class CsvReader {
  private delimiter: string = ';';
  private line = 1;
  private startLine = 1;
  private cells: string[] = [];
  private cell = '';
  private fault: string | null = null;
  private state: 'start' | 'plain' | 'quoted' | 'closed' = 'start';
  private length = 0;
  private wasReturn = false;

  *begin(text: string): Generator<PlainRow> {
    const [firstLine = ''] = text.split(/[\r\n]/, 1);
    const counts = DELIMITERS.map((one) => firstLine.split(one).length);
    this.delimiter = DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
    yield* this.take(text);
  }

  *take(text: string): Generator<PlainRow> {
    for (const char of text) {
      const row = this.state === 'quoted' ? this.quoted(char) : this.unquoted(char);
      if (row !== null) yield row;
    }
  }

  *end(): Generator<PlainRow> {
    if (this.state === 'quoted') throw new TableFailure(tableTexts.endlessRow(this.startLine));
    if (this.length > 0) yield this.row();
  }

  private quoted(char: string): null {
    this.count(char);
    if (char === '"') this.state = 'closed';
    else this.cell += char;
    return null;
  }

  private unquoted(char: string): PlainRow | null {
    if (char === '\r' || char === '\n') return this.lineBreak(char);
    this.wasReturn = false;
    this.count(char);
    if (char === this.delimiter) this.closeCell();
    else if (char === '"') this.quote();
    else {
      if (this.state === 'closed' && char.trim() !== '') this.fault ??= tableTexts.strayQuote;
      if (this.state === 'start') this.state = 'plain';
      this.cell += char;
    }
    return null;
  }

  /** A quote opens a cell, two quotes within quotes mean one, and any other quote is a fault. */
  private quote(): void {
    if (this.state === 'start' || (this.state === 'plain' && this.cell.trim() === '')) {
      this.cell = '';
      this.state = 'quoted';
    } else if (this.state === 'closed') {
      this.cell += '"';
      this.state = 'quoted';
    } else {
      this.fault ??= tableTexts.strayQuote;
      this.cell += '"';
    }
  }

  private lineBreak(char: string): PlainRow | null {
    const isSecondHalf = char === '\n' && this.wasReturn;
    this.wasReturn = char === '\r';
    if (isSecondHalf) return null;
    this.line += 1;
    if (this.length === 0) {
      this.startLine = this.line;
      return null;
    }
    return this.row();
  }

  private row(): PlainRow {
    this.closeCell();
    const row = { line: this.startLine, cells: this.cells, fault: this.fault };
    this.cells = [];
    this.fault = null;
    this.length = 0;
    this.startLine = this.line;
    return row;
  }

  private closeCell(): void {
    this.cells.push(this.cell.replace(SAFE_MARK, ''));
    this.cell = '';
    this.state = 'start';
  }

  private count(char: string): void {
    if (this.state === 'quoted' && char === '\n') this.line += 1;
    this.length += 1;
    if (this.length > ROW_MOST) throw new TableFailure(tableTexts.endlessRow(this.startLine));
  }
}
