import { OPEN_DIGIT } from '@ablesbar/domain';
import { localeOf } from './locale-of';

/** A number with its decimals, at most three. */
export function formatNumber(value: number, language: string): string {
  return formatter(language, 0, 3).format(value);
}

/** A number as people say it, with so many digits that count: 402.680,5 is `403.000`. */
export function formatRounded(value: number, digits: number, language: string): string {
  return formatNumber(Number(value.toPrecision(digits)), language);
}

/**
 * A consumption in a sentence: at most one decimal, but of a value below one its first two digits that
 * count. 12,4 a day, but 0,045: a meter in m³ would otherwise seem to stand still.
 */
export function formatShort(value: number, language: string): string {
  if (Math.abs(value) >= 1) return formatNumber(Number(value.toFixed(1)), language);
  return cached(`${language} short`, () => {
    return new Intl.NumberFormat(localeOf(language), { maximumSignificantDigits: 2 });
  }).format(value);
}

/**
 * A reading with all its decimals: `1.284,30`. Leading zeros are shown on a meter, not in a
 * sentence.
 */
export function formatReading(value: string | number, places: number, language: string): string {
  const format = formatter(language, places, places);
  if (typeof value === 'number') return format.format(value);
  // A digit that the camera left open is no digit yet, so the value is shown as it stands.
  if (value.includes(OPEN_DIGIT)) return value.replace('.', decimalMark(language));
  const [, integer = '', decimals = ''] = /^(\d*)(?:\.(\d*))?$/.exec(value) ?? [];
  // A value with too many decimals is rounded. A negative value is a difference.
  if (integer === '' || decimals.length > places) return format.format(Number(value));
  // Not converted to a number: a value with many digits would lose its last ones.
  const whole = formatter(language, 0, 0).format(BigInt(integer));
  return places === 0 ? whole : `${whole}${decimalMark(language)}${decimals.padEnd(places, '0')}`;
}

/** A formatted number with its unit on the same line. Some meters have no unit. */
export function inUnit(written: string, unit: string): string {
  return unit === '' ? written : `${written}\u00a0${unit}`;
}

/** `percent` is 0 to 100 with one decimal: `41,4 %`. */
export function formatPercent(percent: number, language: string): string {
  return cached(`${language} %`, () => {
    const options = {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    } as const;
    return new Intl.NumberFormat(localeOf(language), options);
  }).format(percent / 100);
}

function decimalMark(language: string): string {
  const parts = formatter(language, 1, 1).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value ?? ',';
}

function formatter(language: string, least: number, most: number): Intl.NumberFormat {
  return cached(`${language} ${least} ${most}`, () => {
    const options = { minimumFractionDigits: least, maximumFractionDigits: most };
    return new Intl.NumberFormat(localeOf(language), options);
  });
}

// Creating a formatter costs as much as a thousand uses of it, which would delay a long list
// visibly.
const made = new Map<string, Intl.NumberFormat>();

function cached(name: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const format = made.get(name) ?? make();
  made.set(name, format);
  return format;
}
