import { type LabelField, labelFields } from './label-fields';

/** A number on a meter's label, in the parts that may be missing on a label or in a list. */
export interface MeterNumber {
  /** Without blanks and signs, in capitals: what is shown and filled in. */
  readonly whole: string;
  /** The prefix of an identifier after DIN 43863-5: one character for the medium, three letters for the maker. */
  readonly medium: string;
  readonly maker: string;
  /** Without leading zeros; empty if the number has letters beside its prefix, or zeros only. */
  readonly serial: string;
  /** As `serial`, without the two digits of the maker's block. */
  readonly shortSerial: string;
}

/** Shorter numbers (a year, a size) would fit any meter. */
const LEAST_DIGITS = 4;
const LONGEST = 20;

const IDENTIFIER = /^([\dA-Z]?)([A-Z]{3})(\d{2})?(\d{8})$/;
const IDENTIFIER_WITHIN = /(?:\d|(?<![A-Z])[A-Z])[A-Z]{3}\d{10}(?!\d)/;

/** How much a number on a label says: an identifier, what the code calls a serial number, or a bare number. */
export type Likeliness = 'identifier' | 'serial' | 'bare';

export interface LabelNumber extends MeterNumber {
  readonly likeliness: Likeliness;
}

export const LIKELIEST_FIRST: readonly Likeliness[] = ['identifier', 'serial', 'bare'];

/**
 * The numbers that the code on a label may mean; the likeliest first. Labels have the number alone, as
 * an identifier after DIN 43863-5, among other fields, or in an address of the maker.
 */
export function labelNumbers(text: string): readonly LabelNumber[] {
  return likeliestFirst(labelFields(text).flatMap(numbersIn));
}

/**
 * The likeliest numbers in the codes of one label, as they are filled into a form. Several, if nothing
 * says which of them is the meter's.
 */
export function numbersOnLabel(texts: readonly string[]): readonly string[] {
  const numbers = likeliestFirst(texts.flatMap(labelNumbers));
  return numbers
    .filter(({ likeliness }) => likeliness === numbers[0]?.likeliness)
    .map(({ whole }) => whole);
}

/** Each number once. */
function likeliestFirst(numbers: readonly LabelNumber[]): readonly LabelNumber[] {
  const sorted = LIKELIEST_FIRST.flatMap((one) =>
    numbers.filter(({ likeliness }) => likeliness === one),
  );
  const wholes = sorted.map(({ whole }) => whole);
  return sorted.filter(({ whole }, index) => wholes.indexOf(whole) === index);
}

/** A number of a label for a form that may take fewer characters than an identifier has. */
export function numberThatFits(number: string, most: number): string {
  const [, , , block = '', digits] = IDENTIFIER.exec(number) ?? [];
  if (digits === undefined) return number;
  return [number, block + digits, digits].find(({ length }) => length <= most) ?? number;
}

export function meterNumberOf(text: string): MeterNumber {
  const whole = cleaned(text);
  const [, medium = '', maker = '', block = '', digits] = IDENTIFIER.exec(whole) ?? [];
  if (digits !== undefined) {
    const [serial, shortSerial] = [withoutZeros(block + digits), withoutZeros(digits)];
    return { whole, medium, maker, serial, shortSerial };
  }
  const serial = /^\d+$/.test(whole) ? withoutZeros(whole) : '';
  return { whole, medium: '', maker: '', serial, shortSerial: serial };
}

function numbersIn({ text, isSerial }: LabelField): readonly LabelNumber[] {
  const alone = cleaned(text);
  const within = IDENTIFIER_WITHIN.exec(alone)?.[0] ?? alone;
  return [within, alone].filter(isNumber).map((whole) => {
    const number = meterNumberOf(whole);
    const likeliness = number.maker !== '' ? 'identifier' : isSerial ? 'serial' : 'bare';
    return { ...number, likeliness };
  });
}

function isNumber(text: string): boolean {
  return text.length <= LONGEST && text.replace(/\D/g, '').length >= LEAST_DIGITS;
}

/** Blanks, dots and dashes make a number legible; `*` is the start of a Code 39. */
function cleaned(text: string): string {
  return text.toUpperCase().replace(/[^\dA-Z]/g, '');
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, '');
}
