import { type Static, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { readFile } from 'node:fs/promises';
import { OperatorFailure } from '../../command';
import { exportTexts } from '../export-texts';
import { COLUMNS } from '../reading-rows';

const oneOf = <Words extends readonly string[]>(...words: Words) =>
  Type.Union(words.map((word) => Type.Literal<Words[number]>(word)));
const closed = { additionalProperties: false };
const Word = Type.String({ minLength: 1, maxLength: 200 });

const Column = Type.Object(
  {
    /** The head of the column. */
    name: Word,
    /** The column of the export whose value it shows, or a fixed value. */
    from: Type.Optional(oneOf(...COLUMNS)),
    value: Type.Optional(Type.String()),
    /** Codes of the billing system for our words, and the code for all others. */
    codes: Type.Optional(Type.Record(Type.String(), Type.String())),
    otherwise: Type.Optional(Type.String()),
    /** With a row for each meter: the OBIS code or name of the register whose value it shows. */
    register: Type.Optional(Word),
  },
  closed,
);

const CsvFormat = Type.Object(
  {
    kind: Type.Literal('csv'),
    separator: oneOf(';', ',', '\t', '|'),
    encoding: oneOf('utf-8', 'utf-8-bom', 'windows-1252', 'iso-8859-1'),
    decimal: oneOf(',', '.'),
    day: oneOf('yyyy-MM-dd', 'dd.MM.yyyy', 'yyyyMMdd'),
    rowPer: oneOf('register', 'meter'),
    hasHead: Type.Boolean(),
    columns: Type.Array(Column, { minItems: 1 }),
  },
  closed,
);

const Partner = Type.Object(
  {
    id: Type.String({ pattern: '^[0-9]{13}$' }),
    agency: oneOf('BDEW', 'DVGW', 'GS1'),
  },
  closed,
);

const MsconsFormat = Type.Object(
  {
    kind: Type.Literal('mscons'),
    medium: oneOf('electricity', 'gas'),
    sender: Partner,
    receiver: Partner,
  },
  closed,
);

export type CsvFormat = Static<typeof CsvFormat>;
export type CsvColumn = Static<typeof Column>;
export type MsconsFormat = Static<typeof MsconsFormat>;
export type ExportFormat = CsvFormat | MsconsFormat;

/** Reads the file that says what a billing system wants. A wrong one is refused with the place in it. */
export async function readFormat(path: string): Promise<ExportFormat> {
  const read = parsed(await readFile(path, 'utf8'));
  if (Value.Check(CsvFormat, read)) return read;
  if (Value.Check(MsconsFormat, read)) return read;
  const isMscons = Value.Check(Type.Object({ kind: Type.Literal('mscons') }), read);
  const wrong = Value.Errors(isMscons ? MsconsFormat : CsvFormat, read).First();
  throw new OperatorFailure(exportTexts.badFormat(path, wrong?.path ?? ''));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
