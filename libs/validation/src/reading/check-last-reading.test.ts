import { aConfig, aRateTask } from '@ablesbar/domain/testing';
import { checkLastReading } from './check-last-reading';

const shown = { places: 1, isMasked: false };
const task = aRateTask({
  readingEvents: [
    {
      readingDate: '2025-11-28',
      readingValue: 43120.5,
      reason: 'PERIODIC_READING',
      otherReason: null,
    },
  ],
  readingResults: [{ readingDate: '2026-11-20', readingValue: 45210.5 }],
});
const features = (history: boolean, result: boolean) =>
  aConfig({
    features: {
      historicReadingsValidationRequired: history,
      continuousReadingsValidationRequired: result,
    },
  }).features;
const history = { code: 'below-last-history', severity: 'asks', last: '43120.5' };
const result = { code: 'below-last-result', severity: 'asks', last: '45210.5' };

test.each([
  { says: 'equal to the history', value: '43120.5', on: features(true, false), problems: [] },
  { says: 'below the history', value: '43120.4', on: features(true, false), problems: [history] },
  { says: 'equal to the result', value: '45210.5', on: features(false, true), problems: [] },
  { says: 'below the result', value: '45210.4', on: features(false, true), problems: [result] },
  { says: 'below both', value: '43120.4', on: features(true, true), problems: [history, result] },
  { says: 'between them', value: '44000.0', on: features(true, true), problems: [result] },
  { says: 'neither is asked for', value: '0', on: features(false, false), problems: [] },
])('checkLastReading: $says', ({ value, on, problems }) => {
  expect(checkLastReading(value, task, on, shown)).toEqual(problems);
});

test('without a last reading there is nothing to be below of', () => {
  const first = aRateTask({ readingEvents: [], readingResults: [] });
  expect(checkLastReading('0', first, features(true, true), shown)).toEqual([]);
});

test.each([
  { says: 'the whole part of the last reading is enough', value: '43120', problems: [] },
  { says: 'one less is not', value: '43119', problems: [history] },
])('with masked decimals $says', ({ value, problems }) => {
  expect(
    checkLastReading(value, task, features(true, false), { places: 1, isMasked: true }),
  ).toEqual(problems);
});
