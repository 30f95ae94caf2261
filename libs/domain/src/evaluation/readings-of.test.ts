import type { ReadingReason } from '../job/job';
import { aConfig, aRateTask } from '../testing';
import { readingsOf } from './readings-of';

const event = (readingDate: string, readingValue: number, reason: ReadingReason) => ({
  readingDate,
  readingValue,
  reason,
  otherReason: reason === 'OTHER' ? 'Umzug' : null,
});
const history = [event('2024-11-21', 100, 'PERIODIC_READING')];
const sent = [{ readingDate: '2025-11-21T09:00:00Z', readingValue: 200 }];

type Flags = NonNullable<NonNullable<Parameters<typeof aConfig>[0]>['features']>;
const read = (
  readingEvents: readonly ReturnType<typeof event>[],
  readingResults: typeof sent,
  flags: Flags = {},
) =>
  readingsOf(aRateTask({ readingEvents, readingResults }), aConfig({ features: flags }).features);

test.each([
  { says: 'history and what was sent, by default', flags: {}, values: [100, 200] },
  { says: 'history alone', flags: { evaluationShowCurrentReadings: false }, values: [100] },
  { says: 'only sent readings', flags: { evaluationUseHistoricReadings: false }, values: [200] },
  {
    says: 'nothing',
    flags: { evaluationUseHistoricReadings: false, evaluationShowCurrentReadings: false },
    values: [],
  },
])('the flags let through $says', ({ flags, values }) => {
  expect(read(history, sent, flags).map(({ value }) => value)).toEqual(values);
});

test('a reading keeps its reason; one that was sent has none of the utility', () => {
  const readings = read([event('2024-11-21', 100, 'OTHER')], sent);
  expect(readings).toEqual([
    { day: '2024-11-21', value: 100, reason: 'OTHER', otherReason: 'Umzug' },
    { day: '2025-11-21', value: 200, reason: 'sent', otherReason: null },
  ]);
});

test.each([
  { says: 'only the newest correction counts', results: [200, 201], values: [100, 201] },
  { says: 'nothing was sent', results: [], values: [100] },
])('sent readings: $says', ({ results, values }) => {
  const corrections = results.map((readingValue) => ({ readingDate: '2025-11-21', readingValue }));
  expect(read(history, corrections).map(({ value }) => value)).toEqual(values);
});

test.each([
  {
    says: 'the same day and value',
    booked: event('2025-11-21', 200, 'PERIODIC_READING'),
    reasons: ['PERIODIC_READING'],
  },
  {
    says: 'the same at the places of the meter',
    booked: event('2025-11-21', 200.04, 'PERIODIC_READING'),
    reasons: ['PERIODIC_READING'],
  },
  {
    says: 'another value at its last place',
    booked: event('2025-11-21', 200.05, 'PERIODIC_READING'),
    reasons: ['sent', 'PERIODIC_READING'],
  },
  {
    says: 'another day',
    booked: event('2025-11-20', 200, 'PERIODIC_READING'),
    reasons: ['PERIODIC_READING', 'sent'],
  },
  {
    says: 'a meter change is not what was sent',
    booked: event('2025-11-21', 200, 'METER_CHANGE'),
    reasons: ['sent', 'METER_CHANGE'],
  },
])('a sent reading that the utility has booked is one reading: $says', ({ booked, reasons }) => {
  expect(read([booked], sent).map(({ reason }) => reason)).toEqual(reasons);
});

const exchange = (second: string) => [
  event('2025-06-01', 5000, 'METER_CHANGE'),
  event(second, 0, 'METER_CHANGE'),
];

test.each([
  {
    says: 'before it',
    events: [event('2025-06-01', 0, 'INITIAL_READING'), ...exchange('2025-06-01')],
    values: [5000, 0],
  },
  {
    says: 'after it',
    events: [...exchange('2025-06-01'), event('2025-06-01', 0, 'INITIAL_READING')],
    values: [5000, 0],
  },
  {
    says: 'on the day after it',
    events: [...exchange('2025-06-01'), event('2025-06-02', 0, 'INITIAL_READING')],
    values: [5000, 0, 0],
  },
  {
    says: 'beside a change alone',
    events: [...exchange('2025-06-02'), event('2025-06-01', 1, 'INITIAL_READING')],
    values: [5000, 1, 0],
  },
  {
    says: 'of another reason',
    events: [...exchange('2025-06-01'), event('2025-06-01', 1, 'INTERMEDIATE_READING')],
    values: [5000, 0, 1],
  },
])('an exchange and a further reading, $says', ({ events, values }) => {
  expect(read(events, []).map(({ value }) => value)).toEqual(values);
});

test.each([
  { says: '14 days after another', day: '2025-01-29', estimates: 0 },
  { says: '15 days after another', day: '2025-01-30', estimates: 1 },
  { says: '14 days before another', day: '2025-01-01', estimates: 0 },
  { says: '15 days before another', day: '2024-12-31', estimates: 1 },
])('an estimated reading $says: $estimates', ({ day, estimates }) => {
  const readings = read(
    [event('2025-01-15', 100, 'PERIODIC_READING'), event(day, 90, 'ESTIMATED_READING')],
    [],
  );
  expect(readings.filter(({ reason }) => reason === 'ESTIMATED_READING')).toHaveLength(estimates);
  expect(readings.filter(({ reason }) => reason === 'PERIODIC_READING')).toHaveLength(1);
});

test.each([
  { says: 'two estimates do not remove each other', days: 14, other: 'ESTIMATED_READING', left: 2 },
  { says: 'no days: only those of one day', days: 0, other: 'PERIODIC_READING', left: 2 },
  { says: 'more days', days: 1, other: 'PERIODIC_READING', left: 1 },
] as const)('the estimated-reading rule: $says', ({ days, other, left }) => {
  const flags = { evaluationIgnoreEstimatedReadingIfOtherReadingIsWithinDays: days };
  const events = [event('2025-01-15', 1, other), event('2025-01-16', 2, 'ESTIMATED_READING')];
  expect(read(events, [], flags)).toHaveLength(left);
});

test('a sent reading replaces an estimate too', () => {
  expect(read([event('2025-11-15', 190, 'ESTIMATED_READING')], sent)).toHaveLength(1);
});
