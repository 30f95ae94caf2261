import { aConfig, aDay, anEvent, aRateTask } from '@ablesbar/domain/testing';
import { assessRate } from './assess-rate';

const { features, meterReading } = aConfig({
  features: { historicReadingsValidationRequired: true },
});
const plain = { features, meterReading };
const asked = { features, meterReading: { ...meterReading, queryPostDecimals: true } };
const masked = { features, meterReading: { ...asked.meterReading, maskPostDecimals: true } };
const usual = aRateTask();
const strict = aRateTask({
  readingValueValidation: { minimumValue: 43120, maximumValue: 49000, strictValidation: true },
});

test.each([
  { says: 'nothing entered', task: usual, settings: plain, value: '|', state: 'empty', codes: [] },
  {
    says: 'a usual value',
    task: usual,
    settings: plain,
    value: '45210|5',
    state: 'valid',
    codes: [],
  },
  {
    says: 'decimals are optional',
    task: usual,
    settings: plain,
    value: '45210|',
    state: 'valid',
    codes: [],
  },
  {
    says: 'asked decimals are there',
    task: usual,
    settings: asked,
    value: '45210|5',
    state: 'valid',
    codes: [],
  },
  {
    says: 'asked decimals are missing',
    task: usual,
    settings: asked,
    value: '45210|',
    state: 'refused',
    codes: ['decimals-missing'],
  },
  {
    says: 'masked decimals are not asked',
    task: usual,
    settings: masked,
    value: '45210|',
    state: 'valid',
    codes: [],
  },
  {
    says: 'masked decimals alone are nothing',
    task: usual,
    settings: masked,
    value: '|5',
    state: 'empty',
    codes: [],
  },
  {
    says: 'a value outside asks',
    task: usual,
    settings: plain,
    value: '49001|',
    state: 'doubtful',
    codes: ['above-maximum'],
  },
  {
    says: 'a strict one refuses',
    task: strict,
    settings: plain,
    value: '49001|',
    state: 'refused',
    codes: ['above-maximum'],
  },
  {
    says: 'a low value has two reasons',
    task: usual,
    settings: plain,
    value: '43119|',
    state: 'doubtful',
    codes: ['below-minimum', 'below-last-history'],
  },
  {
    says: 'one reason that blocks is enough',
    task: strict,
    settings: plain,
    value: '43119|',
    state: 'refused',
    codes: ['below-minimum', 'below-last-history'],
  },
  {
    says: 'half a number is not compared',
    task: strict,
    settings: asked,
    value: '1|',
    state: 'refused',
    codes: ['decimals-missing'],
  },
])('assessRate: $says', ({ task, settings, value, state, codes }) => {
  const [integer = '', decimals = ''] = value.split('|');
  const assessment = assessRate({ task, value: { integer, decimals }, settings });
  expect(assessment.state).toBe(state);
  expect(assessment.problems.map(({ code }) => code)).toEqual(codes);
});

test.each([
  { says: 'lower than the last reading', value: '4312', day: '2026-11-21', is: 'unusual' },
  { says: 'as much as the last reading', value: '43120', day: '2026-11-21', is: 'valid' },
  { says: 'of a day before the last reading', value: '4312', day: '2025-11-20', is: 'valid' },
] as const)('where the utility sets no limits, $says is $is', ({ value, day, is }) => {
  const task = aRateTask({
    readingEvents: [anEvent('2025-11-21', 43_120)],
    readingValueValidation: { minimumValue: null, maximumValue: null, strictValidation: false },
  });
  const settings = aConfig();
  const assessed = assessRate({
    task,
    value: { integer: value, decimals: '' },
    day: aDay(day),
    settings,
  });
  expect(assessed.state).toBe(is);
  const codes = assessed.problems.map(({ code }) => code);
  expect(codes).toEqual(is === 'unusual' ? ['below-last-history'] : []);
});
