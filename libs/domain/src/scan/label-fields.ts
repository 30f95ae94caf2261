/** A part of a code's text that may hold a number. */
export interface LabelField {
  readonly text: string;
  /** The code itself says that this is the serial number. */
  readonly isSerial: boolean;
}

/** More text than a label has is not searched. */
const TEXT_MOST = 500;

/** A network's password or a phone number is no number of a meter, and must not be shown as one. */
const FOREIGN = /^(?:wifi|tel|geo|mailto|matmsg|sms|smsto|mecard|begin|otpauth):/i;
const ORIGIN = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;
const BETWEEN_PARTS_OF_ADDRESS = /[/?#&=;]/;
/** GS1's separators, and what makers put between the fields of a DataMatrix. */
const BETWEEN_FIELDS = /[\x1c-\x1f\x04\r\n\t;|,=:]|\(\d{2,4}\)/;
/** Some readers show the signs that control the fields as pictures. */
const PICTURES_OF_SIGNS = /[\u2400-\u241f]/g;

/** Article, batch, dates and the maker's own number, as GS1 writes them for people. */
const OTHER_ELEMENTS = /\((?:0[12]|1[0-7]|240)\)[^(]*/g;
const PRINTED_SERIAL = /\(21\)([^(]+)/;
/** The same for machines: article and dates have a fixed length, \x1d ends the rest. */
const GS1_SERIAL =
  /^(?:\](?:C1|d2|Q3)\x1d?|\x1d|(?=01\d{14}))(?:0[12]\d{14}|1[1-7]\d{6}|(?:10|240)[^\x1d]*\x1d)*21([^\x1d]+)/;

/** The start of a code after ISO 15434, in which a sign before each field says what it is. */
const SIGNED = /^\[\)>/;
const SERIAL_SIGN = /^\d{0,2}S(?=.*\d)/;
const PRODUCT_SIGN = /^\d{0,2}P/;
const SERIAL_WORD = /^(?:S\/?N|SNR|NR|NO|ZNR)\W*(?=\d{4})/i;

/** The fields in the text of a code; none in a code that has another purpose. */
export function labelFields(code: string): readonly LabelField[] {
  const text = code
    .replace(PICTURES_OF_SIGNS, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x2400))
    .trim();
  if (text.length > TEXT_MOST || FOREIGN.test(text)) return [];
  const path = text.replace(ORIGIN, '');
  // The name of the maker's server is no number.
  if (path !== text) return path.split(BETWEEN_PARTS_OF_ADDRESS).map(decoded).map(fieldOf);
  const [gs1 = '', serial] = GS1_SERIAL.exec(text) ?? PRINTED_SERIAL.exec(text) ?? [];
  const fields = text.replace(gs1, '').replace(OTHER_ELEMENTS, '').split(BETWEEN_FIELDS);
  const others = SIGNED.test(text) ? fields.flatMap(signedField) : fields.map(fieldOf);
  return serial === undefined ? others : [{ text: serial, isSerial: true }, ...others];
}

function fieldOf(field: string): LabelField {
  const text = field.trim().replace(SERIAL_WORD, '');
  return { text, isSerial: text !== field.trim() };
}

function signedField(field: string): readonly LabelField[] {
  if (PRODUCT_SIGN.test(field)) return [];
  const text = field.replace(SERIAL_SIGN, '');
  return [{ text, isSerial: text !== field }];
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
