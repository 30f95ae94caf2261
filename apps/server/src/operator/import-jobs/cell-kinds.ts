import {
  calendarDay,
  decimalOf,
  joinValue,
  METER_TYPES,
  parseObis,
  parsePastedValue,
  READING_REASONS,
} from '@ablesbar/domain';
import { importTexts } from './import-texts';

/** What a cell means, as it is kept; or why it means nothing. */
export type Kind = (text: string) => { readonly value: string } | { readonly reason: string };

/** Excel's days count from the end of 1899; five digits are none of any other day. */
const EXCEL_DAY = /^\d{5}(\.0+)?$/;
const EXCEL_START_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const YES: ReadonlySet<string> = new Set(['ja', 'j', 'true', 'wahr', '1', 'x', 'yes']);
const NO: ReadonlySet<string> = new Set(['nein', 'n', 'false', 'falsch', '0', 'no']);
const PLACES_MOST = 12;
/** Longer than any that is meant: a fraction that a computer's number does not hold exactly. */
const INEXACT = /^\d+\.\d{10,}$/;

interface Kinds {
  readonly text: (most: number) => Kind;
  readonly places: (least: number) => Kind;
  readonly day: Kind;
  readonly flag: Kind;
  readonly decimal: Kind;
  readonly obis: Kind;
  readonly meterType: Kind;
  readonly readingReason: Kind;
}

export const kinds: Kinds = {
  text:
    (most: number): Kind =>
    (text) => {
      if (/^\d[.,]?\d*E\+\d+$/i.test(text)) return { reason: importTexts.lostDigits };
      return text.length > most ? { reason: importTexts.tooLong(most) } : { value: text };
    },
  day: (text) => {
    const day = calendarDay(dayText(text));
    return day === null ? { reason: importTexts.noDay } : { value: day };
  },
  flag: (text) => {
    const word = text.toLowerCase();
    if (YES.has(word)) return { value: 'true' };
    return NO.has(word) ? { value: 'false' } : { reason: importTexts.noFlag };
  },
  decimal: (text) => {
    const exact = INEXACT.test(text) ? decimalOf(Number(text)) : text;
    const value = /^\d[\d.,' \u00a0]*$/.test(exact) ? parsePastedValue(exact) : null;
    const decimal = value === null ? null : joinValue(value);
    return decimal === null ? { reason: importTexts.noNumber } : { value: decimal };
  },
  places:
    (least: number): Kind =>
    (text) => {
      const places = Number(text);
      return /^\d{1,2}$/.test(text) && places >= least && places <= PLACES_MOST
        ? { value: String(places) }
        : { reason: importTexts.noPlaces(least, PLACES_MOST) };
    },
  obis: (text) => (parseObis(text) === null ? { reason: importTexts.noObis } : { value: text }),
  meterType: oneOf(METER_TYPES),
  readingReason: oneOf(READING_REASONS),
};

function oneOf(words: readonly string[]): Kind {
  return (text) => (words.includes(text) ? { value: text } : { reason: importTexts.noneOf(words) });
}

/** ISO, or as Germans write it, or as Excel counts it. */
function dayText(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!EXCEL_DAY.test(text)) return text;
  return new Date(EXCEL_START_MS + Number(text) * DAY_MS).toISOString().slice(0, 10);
}
