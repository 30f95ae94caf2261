import fc from 'fast-check';
import { aConfig } from '../testing';
import { wholeConfig } from './whole-config';

const defaults = aConfig();

/** The same names all the way down, and under each the same kind of thing. */
function isOfShape(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value);
  if (example === null) return value === null || typeof value === 'string';
  if (typeof example !== 'object') return typeof value === typeof example;
  if (typeof value !== 'object' || value === null) return false;
  const [own, wanted] = [Object.entries(value), Object.entries(example)];
  return (
    own.length === wanted.length &&
    wanted.every(([name, part]) => {
      const found = own.find(([other]) => other === name);
      return found !== undefined && isOfShape(found[1], part);
    })
  );
}

/** Translations and languages are the server's own; everything else has our shape. */
const isWhole = (config: ReturnType<typeof wholeConfig>) =>
  isOfShape({ ...config, languageConfig: null }, { ...defaults, languageConfig: null }) &&
  config.languageConfig.enabledLanguages.length > 0;

test('a whole config comes out of any JSON whatever', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(isWhole(wholeConfig(json))).toBe(true);
    }),
  );
});

const sections = fc.constantFrom(...Object.keys(defaults));
/** One of the config's own names with anything under it, the way a mistyped file has it. */
const mistaken = fc
  .tuple(sections, fc.dictionary(fc.constantFrom(...namesIn(defaults)), fc.jsonValue()))
  .map(([section, content]) => ({ [section]: content }));

function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)]);
}

test('whatever stands under a name of the config, the config stays whole', () => {
  fc.assert(
    fc.property(mistaken, (json) => {
      expect(isWhole(wholeConfig(json))).toBe(true);
    }),
  );
});

test('a value of a wrong kind changes nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('features', 'meterReading'),
      fc.constantFrom(...namesIn(defaults)),
      (section, name) => {
        expect(wholeConfig({ [section]: { [name]: { not: 'this' } } })).toEqual(
          name === 'readingDate' ? wholeConfig({ [section]: { readingDate: {} } }) : defaults,
        );
      },
    ),
  );
});
