import fc from 'fast-check';
import { parseObis } from './obis';

const group = fc.nat({ max: 255 }).map(String);
const maybe = fc.option(group);

test('a code is read as it was written', () => {
  const measure = fc.oneof(group, fc.constantFrom('A', 'C', 'F', 'L', 'P'));
  fc.assert(
    fc.property(
      group,
      maybe,
      measure,
      group,
      maybe,
      maybe,
      (medium, channel, measured, type, tariff, storage) => {
        const text = [
          medium,
          channel === null ? '' : `-${channel}`,
          `:${measured}.${type}`,
          tariff === null ? '' : `.${tariff}`,
          storage === null ? '' : `*${storage}`,
        ].join('');
        expect(parseObis(text)).toEqual({
          medium,
          channel,
          measure: measured,
          type,
          tariff,
          storage,
        });
      },
    ),
  );
});

const texts = fc.oneof(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'grapheme' }));

test('any text is a code or is none', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(() => parseObis(text)).not.toThrow();
    }),
  );
});
