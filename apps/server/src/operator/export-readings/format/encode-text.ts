import type { CsvFormat } from './read-format';

/** Texts as the bytes of an encoding. A sign that it does not have becomes `_`. */
export function encoderOf(encoding: CsvFormat['encoding']): (text: string) => Uint8Array {
  if (encoding === 'utf-8' || encoding === 'utf-8-bom') return (text) => Buffer.from(text, 'utf8');
  const byteOf = encoding === 'windows-1252' ? windowsByteOf : latinByteOf;
  return (text) => Uint8Array.from([...text.normalize('NFC')], (sign) => byteOf(sign) ?? UNKNOWN);
}

const UNKNOWN = 0x5f;

function latinByteOf(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? UNKNOWN;
  return code < 0x100 ? code : undefined;
}

/** What Windows-1252 has in place of the control signs of ISO 8859-1, from 0x80 on. */
const WINDOWS = [
  ...'\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f',
  ...'\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178',
];

function windowsByteOf(sign: string): number | undefined {
  const place = WINDOWS.indexOf(sign);
  return place < 0 ? latinByteOf(sign) : 0x80 + place;
}
