import { localeOf } from './locale-of';

/** At most three decimals, as many as there are. */
export function formatNumber(value: number, language: string): string {
  return formatter(language, 0, 3).format(value);
}

/** A reading with all its decimals: `1.284,30`. Leading zeros belong on a meter, not in a sentence. */
export function formatReading(value: string | number, places: number, language: string): string {
  const format = formatter(language, places, places);
  if (typeof value === 'number') return format.format(value);
  const [, integer = '', decimals = ''] = /^(\d*)(?:\.(\d*))?$/.exec(value) ?? [];
  // What does not fit the places has to be rounded, and what is negative is a difference.
  if (integer === '' || decimals.length > places) return format.format(Number(value));
  // Never through a number: a long meter would lose its last digits.
  const whole = formatter(language, 0, 0).format(BigInt(integer));
  return places === 0 ? whole : `${whole}${decimalMark(language)}${decimals.padEnd(places, '0')}`;
}

/** A number that is written already, with its unit in the same line; not every meter has a unit. */
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

// Making a formatter costs as much as a thousand uses of it; a long list would be seen to wait.
const made = new Map<string, Intl.NumberFormat>();

function cached(name: string, make: () => Intl.NumberFormat): Intl.NumberFormat {
  const format = made.get(name) ?? make();
  made.set(name, format);
  return format;
}
