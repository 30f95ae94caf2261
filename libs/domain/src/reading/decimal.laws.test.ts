import fc from 'fast-check';
import { addDecimals, compareDecimals, decimalOf, numberOf, subtractDecimals } from './decimal';
import { joinValue, parsePastedValue, valueOfNumber } from './reading-value';

const PLACES = 3;
/** A value as the meter shows it, and the same value as an integer in units of its last place. */
const values = fc
  .bigInt({ min: 0n, max: 10n ** 15n })
  .map((scaled) => ({ scaled, decimal: decimalOfScaled(scaled) }));

function decimalOfScaled(scaled: bigint): string {
  const digits = String(scaled).padStart(PLACES + 1, '0');
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`;
}

const MOST_PLACES = 6;
/**
 * Any spelling of a value: with leading zeros, with fewer places than are compared, or negative.
 */
const writings = fc
  .record({
    sign: fc.constantFrom('', '-'),
    zeros: fc.nat({ max: 3 }),
    whole: fc.bigInt({ min: 0n, max: 10n ** 15n }),
    part: fc.stringMatching(/^\d{0,6}$/),
  })
  .map(({ sign, zeros, whole, part }) => ({
    decimal: `${sign}${'0'.repeat(zeros)}${whole}${part === '' ? '' : `.${part}`}`,
    scaled: BigInt(`${sign}${whole}${part.padEnd(MOST_PLACES, '0')}`),
  }));
/**
 * Pairs that are equal or differ only in the last place are where a comparison is most likely to
 * fail.
 */
const pairs = fc.oneof(
  fc.tuple(writings, writings),
  fc.tuple(writings, fc.bigInt({ min: -2n, max: 2n })).map(([a, apart]) => {
    const scaled = a.scaled + apart;
    return [a, { scaled, decimal: addDecimals(a.decimal, smallest(apart), MOST_PLACES) }] as const;
  }),
);

function smallest(count: bigint): string {
  return `${count < 0n ? '-' : ''}0.00000${count < 0n ? -count : count}`;
}

test('values are in the order of their whole numbers, however they are written', () => {
  fc.assert(
    fc.property(pairs, ([a, b]) => {
      const order = a.scaled < b.scaled ? -1 : a.scaled > b.scaled ? 1 : 0;
      expect(compareDecimals(a.decimal, b.decimal, MOST_PLACES)).toBe(order);
    }),
  );
});

test('compared to fewer places two values may become equal, never change places', () => {
  fc.assert(
    fc.property(pairs, fc.nat({ max: MOST_PLACES }), ([a, b], places) => {
      const order = compareDecimals(a.decimal, b.decimal, MOST_PLACES);
      expect([0, order]).toContain(compareDecimals(a.decimal, b.decimal, places));
    }),
  );
});

test('subtracting an added decimal gives the first one exactly', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      const sum = addDecimals(a.decimal, b.decimal, PLACES);
      expect(sum).toBe(decimalOfScaled(a.scaled + b.scaled));
      expect(subtractDecimals(sum, b.decimal, PLACES)).toBe(a.decimal);
    }),
  );
});

test('every finite number is written so that it is read as itself, never in exponent form', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
      const decimal = decimalOf(number);
      expect(decimal).toMatch(/^-?\d+(\.\d+)?$/);
      expect(numberOf(decimal)).toBeCloseTo(number, 10);
      expect(numberOf(decimal) === number).toBe(true);
    }),
  );
});

test('a number from the wire is the same value as if it had been typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (scaled) => {
      const number = scaled / 10 ** PLACES;
      expect(numberOf(joinValue(valueOfNumber(number, PLACES)) ?? '')).toBe(number);
    }),
  );
});

const WRITINGS = [
  { says: 'German', locale: 'de-DE', unit: ' kWh' },
  { says: 'English', locale: 'en-GB', unit: ' m³' },
  { says: 'Swiss', locale: 'de-CH', unit: '' },
] as const;

test.each(WRITINGS)(
  'a value in $says writing is understood when it is pasted',
  ({ locale, unit }) => {
    const format = new Intl.NumberFormat(locale, { minimumFractionDigits: PLACES });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 12 }),
        fc.integer({ min: 0, max: 3 }),
        (scaled, zeros) => {
          const number = scaled / 10 ** PLACES;
          const pasted = `${'0'.repeat(zeros)}${format.format(number)}${unit}`;
          const value = parsePastedValue(pasted);
          expect(numberOf((value && joinValue(value)) ?? 'nothing')).toBe(number);
        },
      ),
    );
  },
);

test('a value that begins with its mark is a fraction', () => {
  fc.assert(
    fc.property(fc.constantFrom(',', '.'), fc.stringMatching(/^\d{1,6}$/), (mark, decimals) => {
      expect(parsePastedValue(`ca. ${mark}${decimals} m³`)).toEqual({ integer: '', decimals });
    }),
  );
});

const texts = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'grapheme' }));

test('every pasted text gives only digits', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const value = parsePastedValue(text);
      expect(value === null || /^\d*$/.test(value.integer + value.decimals)).toBe(true);
    }),
  );
});
