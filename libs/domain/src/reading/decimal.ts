// Values are decimal strings ('003427.9'): in floating point, 0.1 + 0.2 is greater than 0.3.

/** -1, 0 or 1, after rounding both to `places` decimals. */
export function compareDecimals(a: string, b: string, places: number): -1 | 0 | 1 {
  const left = scaled(a, places);
  const right = scaled(b, places);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** a - b; each is first rounded to `places` decimals. */
export function subtractDecimals(a: string, b: string, places: number): string {
  return unscaled(scaled(a, places) - scaled(b, places), places);
}

/** a + b; each is first rounded to `places` decimals. */
export function addDecimals(a: string, b: string, places: number): string {
  return unscaled(scaled(a, places) + scaled(b, places), places);
}

/** The shortest decimal string for this number, never in exponent form. */
export function decimalOf(number: number): string {
  if (!Number.isFinite(number)) return '0';
  const text = String(number);
  const [, digits = '', exponent] = /^-?([\d.]+)(?:e([+-]\d+))?$/.exec(text) ?? [];
  if (exponent === undefined) return text;
  const [whole = '', part = ''] = digits.split('.');
  const shift = Number(exponent);
  const shifted =
    shift < 0
      ? `0.${'0'.repeat(-shift - 1)}${whole}${part}`
      : `${whole}${part}${'0'.repeat(shift - part.length)}`;
  return number < 0 ? `-${shifted}` : shifted;
}

/**
 * The decimal as a number: for averages, charts and estimates. For an entry, see `numberOfValue`.
 */
export function numberOf(decimal: string): number {
  return Number(decimal);
}

/**
 * The value as an integer in units of its last place, half rounded away from zero. A text that is
 * not a number counts as 0.
 */
function scaled(decimal: string, places: number): bigint {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(decimal) ?? [];
  const kept = BigInt(`0${whole}${part.slice(0, places).padEnd(places, '0')}`);
  const rounded = (part[places] ?? '0') >= '5' ? kept + 1n : kept;
  return sign === '-' ? -rounded : rounded;
}

function unscaled(value: bigint, places: number): string {
  const digits = String(value < 0n ? -value : value).padStart(places + 1, '0');
  const cut = digits.length - places;
  const size = places === 0 ? digits : `${digits.slice(0, cut)}.${digits.slice(cut)}`;
  return value < 0n ? `-${size}` : size;
}
