import type { MeterReadingConfig, MeterReadingOverrides, ReadingDateConfig } from './features';
import { isCount, isKeyOf, objectOf, textsOf } from './json-part';

const FLAGS = {
  queryPostDecimals: false,
  maskPostDecimals: false,
  commentsEnabled: true,
  freeTextCommentEnabled: true,
};

const READING_DATE = { readingDateMaxDaysInPast: 30, readingDateMaxDaysInFuture: 0 };

const DEFAULTS: MeterReadingConfig = {
  ...FLAGS,
  defaultComments: [],
  validationFeedbackDelay: 1500,
  readingDate: READING_DATE,
};

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export function wholeMeterReading(json: unknown): MeterReadingConfig {
  return overridden(DEFAULTS, givenMeterReading(json));
}

/** Applies the overrides field by field, also inside `readingDate`. */
export function overridden(
  meterReading: MeterReadingConfig,
  overrides: MeterReadingOverrides,
): MeterReadingConfig {
  const readingDate = { ...meterReading.readingDate, ...overrides.readingDate };
  return { ...meterReading, ...overrides, readingDate };
}

export function givenMeterReading(json: unknown): MeterReadingOverrides {
  const given: Writable<MeterReadingOverrides> = {};
  for (const [name, value] of Object.entries(objectOf(json))) {
    if (isKeyOf(FLAGS, name) && typeof value === 'boolean') given[name] = value;
    if (name === 'validationFeedbackDelay' && isCount(value)) given[name] = value;
    if (name === 'defaultComments' && Array.isArray(value)) given[name] = textsOf(value);
    if (name === 'readingDate') given[name] = givenReadingDate(value);
  }
  return given;
}

function givenReadingDate(json: unknown): Partial<ReadingDateConfig> {
  const given: Writable<Partial<ReadingDateConfig>> = {};
  for (const [name, value] of Object.entries(objectOf(json))) {
    if (isKeyOf(READING_DATE, name) && isCount(value)) given[name] = value;
  }
  return given;
}
