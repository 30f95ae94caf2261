import { aConfig, aDay, aRateTask } from '@ablesbar/domain/testing';
import fc from 'fast-check';
import { assessRate } from './assess-rate';
import { likelyCause } from './likely-cause';

const RUNS = 500;
const day = aDay('2026-11-21');

/** Two years with ten units a day. The new reading is taken 365 days after the last one. */
const aRateRead = (last: number) =>
  aRateTask({
    preDecimals: 5,
    postDecimals: 1,
    readingEvents: [
      { readingDate: '2023-11-22', readingValue: last - 7300 },
      { readingDate: '2024-11-21', readingValue: last - 3650 },
      { readingDate: '2025-11-21', readingValue: last },
    ].map((reading) => ({ ...reading, reason: 'PERIODIC_READING', otherReason: null })),
    readingValueValidation: {
      minimumValue: last,
      maximumValue: last + 7000,
      strictValidation: false,
    },
  });

/** The data for a correct value and for a typing error made from it. */
const slips = fc.record({
  last: fc.integer({ min: 10_000, max: 80_000 }),
  used: fc.integer({ min: 1500, max: 6500 }),
  tenth: fc.nat({ max: 9 }),
  /** The index of the swapped digits; null if the comma was left out instead. */
  swappedAt: fc.constantFrom(null, null, 0, 1),
});

function typed(meant: string, tenth: number, swappedAt: number | null) {
  const decimals = String(tenth);
  if (swappedAt === null) return { integer: meant + decimals, decimals: '' };
  const [one = '', other = ''] = meant.slice(swappedAt);
  const integer = meant.slice(0, swappedAt) + other + one + meant.slice(swappedAt + 2);
  return { integer, decimals };
}

test('a suggestion passes the check it was made for', () => {
  let suggestions = 0;
  fc.assert(
    fc.property(slips, fc.boolean(), ({ last, used, tenth, swappedAt }, isMasked) => {
      const task = aRateRead(last);
      const value = typed(String(last + used), tenth, swappedAt);
      const settings = aConfig({
        meterReading: { maskPostDecimals: isMasked && swappedAt !== null },
        features: { historicReadingsValidationRequired: true },
      });
      const cause = likelyCause({ task, value }, [], { day, settings });
      if (cause === null || !('suggestion' in cause)) return;
      suggestions += 1;
      expect(assessRate({ task, value: cause.suggestion, settings }).state).toBe('valid');
    }),
    { numRuns: RUNS },
  );
  // Otherwise the test would have checked hardly any suggestion.
  expect(suggestions).toBeGreaterThan(RUNS / 2);
});
