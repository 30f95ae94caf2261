import fc from 'fast-check';
import { addDecimals, compareDecimals, decimalOf, numberOf, subtractDecimals } from './decimal';
import { joinValue, parsePastedValue, valueOfNumber } from './reading-value';

const PLACES = 3;
/** A value as the meter shows it, and the same as a whole number of its last place. */
const values = fc
  .bigInt({ min: 0n, max: 10n ** 15n })
  .map((scaled) => ({ scaled, decimal: decimalOfScaled(scaled) }));

function decimalOfScaled(scaled: bigint): string {
  const digits = String(scaled).padStart(PLACES + 1, '0');
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`;
}

test('values are in the order of their whole numbers', () => {
  fc.assert(
    fc.property(values, values, (a, b) => {
      const order = a.scaled < b.scaled ? -1 : a.scaled > b.scaled ? 1 : 0;
      expect(compareDecimals(a.decimal, b.decimal, PLACES)).toBe(order);
    }),
  );
});

test('what is added can be taken away again, to the last place', () => {
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

test('whatever is pasted, nothing but digits comes out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const value = parsePastedValue(text);
      expect(value === null || /^\d*$/.test(value.integer + value.decimals)).toBe(true);
    }),
  );
});
