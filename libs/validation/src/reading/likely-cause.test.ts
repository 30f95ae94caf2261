import type { MeterRateTask } from '@ablesbar/domain';
import { aConfig, aDay, aRateTask } from '@ablesbar/domain/testing';
import { type EnteredRate, likelyCause } from './likely-cause';

const event = (readingDate: string, readingValue: number) => ({
  readingDate,
  readingValue,
  reason: 'PERIODIC_READING' as const,
  otherReason: null,
});

/** Two years with ten units a day. The new reading is taken 365 days after the last one. */
const rate = (
  taskId: string,
  last: number,
  limits: { readonly min?: number | null; readonly max?: number | null } = {},
  part: Partial<MeterRateTask> = {},
) =>
  aRateTask({
    taskId,
    preDecimals: 5,
    postDecimals: 1,
    readingEvents: [
      event('2023-11-22', last - 7300),
      event('2024-11-21', last - 3650),
      event('2025-11-21', last),
    ],
    readingValueValidation: {
      minimumValue: limits.min === undefined ? last : limits.min,
      maximumValue: limits.max === undefined ? last + 7000 : limits.max,
      strictValidation: false,
    },
    ...part,
  });

const value = (text: string) => {
  const [integer = '', decimals = ''] = text.split(',');
  return { integer, decimals };
};
const cause = (entered: EnteredRate, others: readonly EnteredRate[] = [], config = aConfig()) =>
  likelyCause(entered, others, { day: aDay('2026-11-21'), settings: config });

test.each([
  { says: 'a value without doubt has none', text: '23650,0', is: null },
  { says: 'nothing entered has none', text: '', is: null },
  { says: 'letters are another matter', text: '23x', is: null },
  {
    says: 'the last decimal was typed before the comma',
    text: '236500,',
    is: { code: 'comma-slipped', suggestion: value('23650,0') },
  },
  {
    says: 'the comma came too early',
    text: '2365,0',
    is: { code: 'comma-slipped', suggestion: value('23650,') },
  },
  {
    says: 'two digits changed places',
    text: '32650,0',
    is: { code: 'digits-transposed', suggestion: value('23650,0') },
  },
  { says: 'a lower value in the same region is only lower', text: '19000,0', is: null },
  { says: 'a much lower one is another meter', text: '00870,0', is: { code: 'meter-exchanged' } },
  { says: 'half of it is not much lower', text: '10000,0', is: null },
  { says: 'just less than half is', text: '09999,9', is: { code: 'meter-exchanged' } },
  { says: 'far too much without an idea', text: '88888,8', is: null },
])('likelyCause after 20000: $says', ({ text, is }) => {
  expect(cause({ task: rate('t-1', 20_000), value: value(text) })).toEqual(is);
});

test.each([
  { says: 'the counter ran over', text: '00030,0', is: { code: 'rolled-over' } },
  { says: 'too far for that', text: '30000,0', is: { code: 'meter-exchanged' } },
])('after 99900 $says', ({ text, is }) => {
  expect(cause({ task: rate('t-1', 99_900), value: value(text) })).toEqual(is);
});

const high = (text: string) => ({ task: rate('high', 40_000), value: value(text) });
const low = (text: string) => ({ task: rate('low', 20_000), value: value(text) });

test.each([
  {
    says: 'each fits at the place of the other',
    one: high('23650'),
    other: low('43650'),
    is: { code: 'tariffs-swapped', taskId: 'low' },
  },
  {
    says: 'the same seen from the other',
    one: low('43650'),
    other: high('23650'),
    is: { code: 'tariffs-swapped', taskId: 'high' },
  },
  { says: 'the other is right where it is', one: high('23650'), other: low('23650'), is: null },
  { says: 'the other is empty', one: high('23650'), other: low(''), is: null },
])('two tariffs: $says', ({ one, other, is }) => {
  expect(cause(one, [other])).toEqual(is);
});

test('of two tariffs that both fit none is named', () => {
  const near = { task: rate('near', 20_010), value: value('43700') };
  expect(cause(high('23650'), [low('43600'), near])).toBeNull();
});

test('of two commas that both fit none is suggested', () => {
  const task = rate(
    't-1',
    0,
    { min: 0, max: 5000 },
    { preDecimals: 6, postDecimals: 3, readingEvents: [] },
  );
  expect(cause({ task, value: value('40000,000') })).toBeNull();
});

test('of three tariffs the one that fits is named', () => {
  const third = { task: rate('third', 70_000), value: value('73650') };
  expect(cause(high('23650'), [third, low('43650')])).toEqual({
    code: 'tariffs-swapped',
    taskId: 'low',
  });
});

test.each([
  { says: 'twice the usual still is', text: '273000,', suggestion: value('27300,0') },
  { says: 'more is not', text: '273010,', suggestion: undefined },
  { says: 'half of the usual still is', text: '218250,', suggestion: value('21825,0') },
  { says: 'less is not', text: '218240,', suggestion: undefined },
])('a suggestion must be usual: $says', ({ text, suggestion }) => {
  const task = rate('t-1', 20_000, { max: 60_000 });
  expect(cause({ task, value: value(text) })).toEqual(
    suggestion === undefined ? null : { code: 'comma-slipped', suggestion },
  );
});

test.each([27_000, null])('without history nothing is suggested, maximum: %s', (max) => {
  const task = rate('t-1', 20_000, { max }, { readingEvents: [event('2025-11-21', 20_000)] });
  expect(cause({ task, value: value('236500') })).toBeNull();
});

test('a value within the limits, but far from the usual, is compared too', () => {
  const task = rate('t-1', 20_000, { min: 0, max: 90_000 });
  expect(cause({ task, value: value('32650') })).toEqual({
    code: 'digits-transposed',
    suggestion: value('23650'),
  });
});

test.each([
  {
    says: 'one way to put digits right',
    text: '34650,0',
    is: { code: 'digits-transposed', suggestion: value('43650,0') },
  },
  { says: 'two ways are none', text: '41295,0', is: null },
])('digits: $says', ({ text, is }) => {
  const min = text.startsWith('4') ? 41_500 : 41_200;
  expect(cause({ task: rate('t-1', 40_000, { min, max: 47_000 }), value: value(text) })).toEqual(
    is,
  );
});

test('a suggestion is never below the last reading, though that alone is not checked', () => {
  const task = rate('t-1', 20_000, { min: 0, max: 21_000 });
  expect(cause({ task, value: value('123400,') })).toBeNull();
});

test('a suggestion need not have the decimals that are asked: they are typed after it', () => {
  const config = aConfig({ meterReading: { queryPostDecimals: true } });
  expect(cause({ task: rate('t-1', 20_000), value: value('2365,0') }, [], config)).toEqual({
    code: 'comma-slipped',
    suggestion: value('23650,'),
  });
});

test.each([
  {
    says: 'that are masked do not count: less than half of 20001',
    maskPostDecimals: true,
    is: { code: 'meter-exchanged' },
  },
  { says: 'that count are more than half of it', maskPostDecimals: false, is: null },
])('decimals of a draft $says', ({ maskPostDecimals, is }) => {
  const config = aConfig({ meterReading: { maskPostDecimals } });
  expect(cause({ task: rate('t-1', 20_001), value: value('10000,9') }, [], config)).toEqual(is);
});

test('an older value than the last sent one is measured against the history alone', () => {
  const config = aConfig({ features: { continuousReadingsValidationRequired: true } });
  const task = rate(
    't-1',
    20_000,
    {},
    { readingResults: [{ readingDate: '2026-11-20', readingValue: 24_000 }] },
  );
  expect(cause({ task, value: value('23650,0') }, [], config)).toBeNull();
});
