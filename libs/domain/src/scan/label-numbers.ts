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

/** More text than a label has is not searched. */
const TEXT_MOST = 500;
/** Shorter numbers (a year, a size) would fit any meter. */
const LEAST_DIGITS = 4;
const LONGEST = 20;

const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const BETWEEN_PARTS_OF_ADDRESS = /[/?#&=;]/;
/** GS1's separators, and what makers put between the fields of a DataMatrix. */
const BETWEEN_FIELDS = /[\x1c-\x1f\x04\r\n\t;|,=:]|\(\d{2,4}\)/;
/** The number of the article, as GS1 writes it for people. */
const ARTICLE = /\(01\)\d{14}/;
/** The name of the symbol, the number of the article, and the sign that the serial number follows. */
const GS1_HEAD = /^(?:\](?:C1|d2|Q3)(?:01\d{14})?|01\d{14})21/;
const WORD = /^(?:S\/?N|SNR|NR|NO|ZNR)\W*(?=\d{4})/i;
const IDENTIFIER = /^([\dA-Z]?)([A-Z]{3})(\d{2})?(\d{8})$/;
const IDENTIFIER_WITHIN = /(?:\d|(?<![A-Z])[A-Z])[A-Z]{3}\d{10}(?!\d)/;

/**
 * The numbers that the code on a label may mean; the likeliest first. Labels have the number alone, as
 * an identifier after DIN 43863-5, among other fields, or in an address of the maker.
 */
export function labelNumbers(text: string): readonly MeterNumber[] {
  if (text.length > TEXT_MOST) return [];
  const found = fieldsOf(text.trim()).flatMap(numbersIn);
  const wholes = found.map(({ whole }) => whole);
  const unique = found.filter(({ whole }, index) => wholes.indexOf(whole) === index);
  return [...unique.filter(isIdentifier), ...unique.filter((number) => !isIdentifier(number))];
}

const isIdentifier = ({ maker }: MeterNumber): boolean => maker !== '';

/** The likeliest number in the codes of one label, as it is filled into a form. */
export function numberOnLabel(texts: readonly string[]): string | null {
  const numbers = texts.flatMap((text) => labelNumbers(text));
  return (numbers.find(isIdentifier) ?? numbers[0])?.whole ?? null;
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

function fieldsOf(text: string): readonly string[] {
  const path = text.replace(ORIGIN, '');
  // The name of the maker's server is no number.
  if (path !== text) return path.split(BETWEEN_PARTS_OF_ADDRESS).map(decoded);
  return text.replace(ARTICLE, '').split(BETWEEN_FIELDS);
}

function numbersIn(field: string): readonly MeterNumber[] {
  const alone = cleaned(field.trim().replace(GS1_HEAD, '').replace(WORD, ''));
  const within = IDENTIFIER_WITHIN.exec(alone)?.[0] ?? alone;
  return [within, alone].filter(isNumber).map(meterNumberOf);
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

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
