import { aConfig, aDay, aRateTask } from '@ablesbar/domain/testing';
import { explainValue } from './explain-value';

const event = (readingDate: string, readingValue: number) => ({
  readingDate,
  readingValue,
  reason: 'PERIODIC_READING' as const,
  otherReason: null,
});
const explain = (
  integer: string,
  decimals: string,
  events: readonly ReturnType<typeof event>[],
  { maskPostDecimals = false, day = '2026-01-31' } = {},
) =>
  explainValue({
    task: aRateTask({ readingEvents: events }),
    value: { integer, decimals },
    day: aDay(day),
    settings: aConfig({ meterReading: { maskPostDecimals } }),
  });

const steady = [event('2025-12-12', 900), event('2025-12-22', 920), event('2026-01-01', 980)];

test.each([
  {
    says: 'as much as usual',
    integer: '1100',
    is: { amount: '120.0', lowest: '60.0', highest: '180.0', factor: 1 },
  },
  {
    says: 'ten times the usual',
    integer: '2180',
    is: { amount: '1200.0', lowest: '60.0', highest: '180.0', factor: 10 },
  },
  {
    says: 'a quarter of the usual',
    integer: '1010',
    is: { amount: '30.0', lowest: '60.0', highest: '180.0', factor: 0.25 },
  },
])('explainValue: $says', ({ integer, is }) => {
  const { consumption, usual, factor } = explain(integer, '0', steady);
  expect({ amount: consumption?.amount, ...usual, factor }).toEqual(is);
});

test.each([
  { says: 'nothing entered', integer: '', events: steady },
  { says: 'lower than the last reading', integer: '979', events: steady },
  { says: 'no last reading', integer: '979', events: [] },
])('no consumption: $says', ({ integer, events }) => {
  expect(explain(integer, '', events)).toEqual({
    consumption: null,
    usual: null,
    factor: null,
    periods: [],
    before: null,
  });
});

test('the consumption before is given for the same number of days', () => {
  expect(explain('1100', '0', steady).periods).toEqual([
    { until: '2025-12-22', perDay: 2, amount: '60.0' },
    { until: '2026-01-01', perDay: 6, amount: '180.0' },
  ]);
});

test.each([
  {
    says: 'of the same days of the year before',
    events: [event('2025-01-01', 200), event('2025-01-31', 290), ...steady],
    before: { perDay: 3, when: 'year-before' },
  },
  {
    says: 'of the last period, where that year is not known',
    events: steady,
    before: { perDay: 6, when: 'last-period' },
  },
])('the daily consumption before is that $says', ({ events, before }) => {
  expect(explain('1100', '0', events).before).toEqual(before);
});

test('a single earlier reading gives the consumption, but not the usual one', () => {
  expect(explain('990', '5', [event('2026-01-01', 980)])).toEqual({
    consumption: { amount: '10.5', since: '2026-01-01', perDay: 0.35 },
    usual: null,
    factor: null,
    periods: [],
    before: null,
  });
});

test('on the day of the last reading nothing is usual', () => {
  const { consumption, usual, factor } = explain('990', '', steady, { day: '2026-01-01' });
  expect([consumption?.amount, usual, factor]).toEqual(['10.0', null, null]);
});

test('there is no multiple of the usual consumption if that is zero', () => {
  const idle = [event('2025-12-22', 980), event('2026-01-01', 980)];
  const { usual, factor } = explain('990', '', idle);
  expect([usual, factor]).toEqual([{ lowest: '0.0', highest: '0.0' }, null]);
});

test.each([
  { says: 'count', maskPostDecimals: false, amount: '10.9' },
  { says: 'are not asked where they are masked', maskPostDecimals: true, amount: '10.0' },
])('decimals $says', ({ maskPostDecimals, amount }) => {
  expect(explain('990', '9', steady, { maskPostDecimals }).consumption?.amount).toBe(amount);
});

test.each([
  {
    says: 'the whole part of the last reading',
    integer: '980',
    maskPostDecimals: true,
    amount: '0.0',
  },
  { says: 'one above it', integer: '981', maskPostDecimals: true, amount: '1.0' },
  { says: 'one below it', integer: '979', maskPostDecimals: true, amount: undefined },
  {
    says: 'that part where decimals count',
    integer: '980',
    maskPostDecimals: false,
    amount: undefined,
  },
])('masked decimals of the last reading do not count, either: $says', (row) => {
  const { integer, maskPostDecimals, amount } = row;
  const { consumption } = explain(integer, '', [event('2026-01-01', 980.5)], { maskPostDecimals });
  expect(consumption?.amount).toBe(amount);
});
