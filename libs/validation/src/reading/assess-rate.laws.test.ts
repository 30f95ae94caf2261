import { aConfig, aDay, aRateTask } from '@ablesbar/domain/testing';
import fc from 'fast-check';
import { assessRate } from './assess-rate';
import { countedValue } from './counted-value';
import { explainValue } from './explain-value';
import { likelyCause } from './likely-cause';

const day = aDay('2026-11-21');
const texts = fc.oneof(
  fc.string({ unit: 'binary-ascii', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.stringMatching(/^\d{0,25}$/),
);
const values = fc.record({ integer: texts, decimals: texts });
const numbers = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(NaN, Infinity, -Infinity, -0));
const tasks = fc
  .record({
    preDecimals: fc.nat({ max: 20 }),
    postDecimals: fc.nat({ max: 8 }),
    minimumValue: fc.option(numbers),
    maximumValue: fc.option(numbers),
    strictValidation: fc.boolean(),
    readings: fc.array(
      fc.record({
        readingDate: fc.oneof(fc.string(), fc.constantFrom('2025-11-21', '2024-02-29T23:30:00Z')),
        readingValue: numbers,
      }),
      { maxLength: 4 },
    ),
  })
  .map(({ readings, minimumValue, maximumValue, strictValidation, ...digits }) =>
    aRateTask({
      ...digits,
      readingValueValidation: { minimumValue, maximumValue, strictValidation },
      readingResults: readings,
      readingEvents: readings.map((reading) => ({
        ...reading,
        reason: 'PERIODIC_READING' as const,
        otherReason: null,
      })),
    }),
  );
const settings = fc
  .record({
    queryPostDecimals: fc.boolean(),
    maskPostDecimals: fc.boolean(),
    isChecked: fc.boolean(),
  })
  .map(({ isChecked, ...meterReading }) =>
    aConfig({
      meterReading,
      features: {
        historicReadingsValidationRequired: isChecked,
        continuousReadingsValidationRequired: isChecked,
      },
    }),
  );

test('assessRate has an answer to any input, and its state follows from its problems', () => {
  fc.assert(
    fc.property(tasks, values, settings, (task, value, config) => {
      const { state, problems } = assessRate({ task, value, settings: config });
      const blocks = problems.some(({ severity }) => severity === 'blocks');
      const isEmpty =
        value.integer === '' && countedValue(value, config.meterReading).decimals === '';
      const fine = isEmpty ? 'empty' : 'valid';
      expect(state).toBe(blocks ? 'refused' : problems.length > 0 ? 'doubtful' : fine);
    }),
    { numRuns: 500 },
  );
});

test('digits within the places of the meter and the limits are never refused', () => {
  const inside = fc.integer({ min: 0, max: 999_999 }).map(String);
  fc.assert(
    fc.property(inside, fc.nat({ max: 9 }), (integer, tenth) => {
      const task = aRateTask({
        readingValueValidation: { minimumValue: null, maximumValue: null, strictValidation: true },
      });
      const value = { integer, decimals: String(tenth) };
      expect(assessRate({ task, value, settings: aConfig() })).toEqual({
        state: 'valid',
        problems: [],
      });
    }),
  );
});

test('zeros in front never change the judgement', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 99_999 }).map(String),
      fc.nat({ max: 9 }).map(String),
      (integer, decimals) => {
        const judged = (zeros: string) =>
          assessRate({
            task: aRateTask(),
            value: { integer: zeros + integer, decimals },
            settings: aConfig(),
          });
        expect(judged('000')).toEqual(judged(''));
      },
    ),
  );
});

test('an explanation and a cause never throw', () => {
  fc.assert(
    fc.property(tasks, values, tasks, values, settings, (task, value, otherTask, other, config) => {
      const others = [{ task: otherTask, value: other }];
      expect(() => {
        explainValue({ task, value, day, settings: config });
        likelyCause({ task, value }, others, { day, settings: config });
      }).not.toThrow();
    }),
    { numRuns: 500 },
  );
});
