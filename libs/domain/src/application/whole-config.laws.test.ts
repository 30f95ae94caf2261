import fc from 'fast-check';
import { aConfig } from '../testing';
import type { Config } from './config';
import { listOf, objectOf } from './json-part';
import { wholeConfig } from './whole-config';

const rates = {
  meterRateConfigs: [
    {
      obis: '1-1:1.8.0',
      obisLabel: '1.8.0',
      rateName: 'Verbrauch',
      readingConfig: {
        preDecimals: 6,
        postDecimals: 1,
        queryPostDecimals: true,
        isReadingImageAllowed: true,
        isReadingImageRequired: true,
      },
    },
  ],
  defaultSelectedMeterRatesByOBIS: ['1-1:1.8.0'],
  defaultMeterReadingConfig: { isReadingImageAllowed: true, isReadingImageRequired: false },
  readingDateMaxDaysInPast: 10,
  readingDateMaxDaysInFuture: 1,
};
const meterType = 'HEAT_METER';
/** A config in which every list has an item and every field has a value. */
const full = aConfig({
  meterReading: { defaultComments: ['Zähler nicht zugänglich'] },
  unknownUserReading: {
    disallowedCharacters: '[^A-Z]',
    readingReasons: [{ value: 'ANNUAL', labelDE: 'a', labelEN: 'b', hintDE: 'c', hintEN: 'd' }],
    meters: [
      {
        meterType,
        defaultMeterConfig: rates,
        subTypeMeterConfigs: [{ ...rates, subType: 'OTHER', meterType, description: { de: 'e' } }],
        customMeterConfig: { ...rates, label: { de: 'f' } },
      },
    ],
  },
  legal: { imprint: { url: 'https://a.example/i' }, privacy: { url: 'https://a.example/p' } },
  crmSettings: { externalRegistrationOptInBaseUrl: 'https://crm.example' },
  languageConfig: { translations: { en: { home_title: 'Welcome' } } },
});

const MAY_BE_NULL = ['url', 'disallowedCharacters', 'customMeterConfig'];
const OF_ANY_NAMES = ['translations', 'en', 'description', 'label'];

/** True if both have the same names at every level, with values of the same type. */
function isLike(value: unknown, example: unknown, name = ''): boolean {
  if (value === null) return MAY_BE_NULL.includes(name) || name.endsWith('Url');
  if (Array.isArray(example)) {
    return Array.isArray(value) && listOf(value).every((item) => isLike(item, example[0]));
  }
  if (typeof example !== 'object') return typeof value === typeof example;
  const [own, wanted] = [objectOf(value), objectOf(example)];
  if (OF_ANY_NAMES.includes(name)) {
    const [sample = ['', '']] = Object.entries(wanted);
    return Object.values(own).every((part) => isLike(part, sample[1], sample[0]));
  }
  return (
    Object.keys(own).sort().join() === Object.keys(wanted).sort().join() &&
    Object.entries(wanted).every(([key, part]) => isLike(own[key], part, key))
  );
}

const isWhole = (config: Config) =>
  isLike(config, full) && config.languageConfig.enabledLanguages.length > 0;

/**
 * The config in the server's form: the wizard's meters are keyed by meter type, and
 * `disallowedCharacters` is two levels deeper.
 */
function asServed({ unknownUserReading, ...rest }: Config) {
  const { disallowedCharacters, meters, ...reading } = unknownUserReading;
  return {
    ...rest,
    unknownUserReading: {
      ...reading,
      validation: { meterNumber: { disallowedCharacters } },
      meters: Object.fromEntries(meters.map((meter) => [meter.meterType, meter])),
    },
  };
}

test('every JSON value gives a complete config', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(isWhole(wholeConfig(json))).toBe(true);
    }),
  );
});

type Path = readonly string[];

function placesIn(json: unknown): readonly Path[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, part]): readonly Path[] => [
    [name],
    ...placesIn(part).map((path) => [name, ...path]),
  ]);
}

function replaced(json: unknown, [name, ...deeper]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(json)) {
    return listOf(json).map((item, at) =>
      String(at) === name ? replaced(item, deeper, by) : item,
    );
  }
  return { ...objectOf(json), [name]: replaced(objectOf(json)[name], deeper, by) };
}

const served = asServed(full);
const places = fc.constantFrom(...placesIn(served));

test('any value for one setting gives a complete config and changes no other setting', () => {
  fc.assert(
    fc.property(places, fc.jsonValue(), (path, json) => {
      const config = wholeConfig(replaced(served, path, json));
      const others = (all: Config) => Object.entries(all).filter(([name]) => name !== path[0]);
      expect(isWhole(config)).toBe(true);
      expect(others(config)).toEqual(others(full));
    }),
    { numRuns: 200 },
  );
});

test('a config that is whole stays as it is', () => {
  expect(wholeConfig(served)).toEqual(full);
  fc.assert(
    fc.property(places, fc.jsonValue(), (path, json) => {
      const config = wholeConfig(replaced(served, path, json));
      expect(wholeConfig(asServed(config))).toEqual(config);
    }),
  );
});

test('an empty text is as if it were not there', () => {
  const named = placesIn(served).filter(
    (path) => /\D/.test(path.at(-1) ?? '') && !path.some((name) => OF_ANY_NAMES.includes(name)),
  );
  const [emptied, absent] = ['', null].map((text) =>
    named.map((path) => wholeConfig(replaced(served, path, text))),
  );
  expect(emptied).toEqual(absent);
});
