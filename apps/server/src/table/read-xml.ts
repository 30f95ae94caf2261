import { SaxesParser } from 'saxes';
import { TableFailure } from './table-failure';
import { tableTexts } from './table-texts';

export type Attributes = Readonly<Record<string, string>>;

/** The handlers for the parts of a document; they get tag names without the prefix. */
export interface XmlReader {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
  /** False while the reader is in the middle of a row or a text that it has to hold. */
  readonly isDone: () => boolean;
}

/** The most characters that a reader may hold at a time: a row of Excel has 16 384 cells at most. */
const HELD_MOST = 4_000_000;

/** Parses a document piece by piece. Its own entities are never resolved, and nothing is loaded. */
export function xmlParser(reader: XmlReader) {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let doneAt = 0;
  const settle = () => {
    if (reader.isDone()) doneAt = parser.position;
  };
  const text = (part: string) => reader.text?.(part);
  parser.on('opentag', ({ name, attributes }) => {
    reader.open(localName(name), attributes);
    settle();
  });
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => {
    reader.close?.(localName(name));
    settle();
  });
  return {
    write: (piece: string): void => {
      parse(() => parser.write(piece), tableTexts.noXlsx(tableTexts.noXml));
      if (parser.position - doneAt > HELD_MOST) {
        throw new TableFailure(tableTexts.noXlsx(tableTexts.hugeRow));
      }
    },
    end: (): void => parse(() => parser.close(), tableTexts.half),
  };
}

/** Parses a whole document whose reader keeps what it finds. */
export async function readXml(texts: AsyncIterable<string>, reader: XmlReader): Promise<void> {
  const parser = xmlParser(reader);
  for await (const text of texts) parser.write(text);
  parser.end();
}

function parse(step: () => void, failure: string): void {
  try {
    step();
  } catch (error) {
    throw error instanceof TableFailure ? error : new TableFailure(failure);
  }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** An attribute by its name without a prefix. */
export function attributeOf(attributes: Attributes, name: string): string | undefined {
  const [, value] = Object.entries(attributes).find(([key]) => localName(key) === name) ?? [];
  return value;
}
