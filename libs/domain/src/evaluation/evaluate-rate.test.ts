import { aConfig, anEvent, aRateTask } from '../testing';
import { evaluateRate } from './evaluate-rate';

const evaluate = (readingEvents: readonly ReturnType<typeof anEvent>[]) =>
  evaluateRate(aRateTask({ preDecimals: 5, postDecimals: 1, readingEvents }), aConfig().features);

/** Every entry, oldest first: day, value, and the consumption or the reason why it is not known. */
const story = ({ years }: ReturnType<typeof evaluate>) =>
  years
    .flatMap(({ entries }) => entries)
    .reverse()
    .map(({ reading, interval }) => [
      reading.day,
      reading.value,
      interval.kind === 'consumed' ? interval.amount : interval.kind,
    ]);

test.each([
  { says: 'nothing was read', events: [], state: 'no-results' },
  { says: 'a date that is none', events: [anEvent('neulich', 5)], state: 'no-results' },
  { says: 'one reading', events: [anEvent('2025-11-21', 5)], state: 'insufficient' },
  {
    says: 'a second one that cannot be explained',
    events: [anEvent('2024-11-21', 5), anEvent('2025-11-21', 4)],
    state: 'insufficient',
  },
  {
    says: 'two readings',
    events: [anEvent('2024-11-21', 4), anEvent('2025-11-21', 5)],
    state: 'evaluated',
  },
])('the state of a rate: $says', ({ events, state }) => {
  expect(evaluate(events).state).toBe(state);
});

test.each([
  {
    says: 'each reading since the one before, however the list comes',
    events: [
      anEvent('2025-11-21', 1300.5),
      anEvent('2023-11-21', 100),
      anEvent('2024-11-20', 700.2),
    ],
    is: [
      ['2023-11-21', 100, 'first'],
      ['2024-11-20', 700.2, '600.2'],
      ['2025-11-21', 1300.5, '600.3'],
    ],
  },
  {
    says: 'a meter change: the old meter ends, the new one begins',
    events: [
      anEvent('2024-06-01', 900, 'METER_CHANGE'),
      anEvent('2024-06-01', 3, 'METER_CHANGE'),
      anEvent('2023-06-01', 100),
      anEvent('2025-06-01', 503),
    ],
    is: [
      ['2023-06-01', 100, 'first'],
      ['2024-06-01', 900, '800.0'],
      ['2024-06-01', 3, 'new-meter'],
      ['2025-06-01', 503, '500.0'],
    ],
  },
  {
    says: 'a new meter may begin above the old one',
    events: [
      anEvent('2023-06-01', 100),
      anEvent('2024-06-01', 900, 'METER_CHANGE'),
      anEvent('2024-06-01', 5000, 'METER_CHANGE'),
    ],
    is: [
      ['2023-06-01', 100, 'first'],
      ['2024-06-01', 900, '800.0'],
      ['2024-06-01', 5000, 'new-meter'],
    ],
  },
  {
    says: 'an initial reading in the midst of an exchange is no reading of its own',
    events: [
      anEvent('2024-12-31', 4000),
      anEvent('2025-06-01', 5000, 'METER_CHANGE'),
      anEvent('2025-06-01', 6000, 'INITIAL_READING'),
      anEvent('2025-06-01', 6000, 'METER_CHANGE'),
      anEvent('2025-12-31', 6700),
    ],
    is: [
      ['2024-12-31', 4000, 'first'],
      ['2025-06-01', 5000, '1000.0'],
      ['2025-06-01', 6000, 'new-meter'],
      ['2025-12-31', 6700, '700.0'],
    ],
  },
  {
    says: 'two changes on one day',
    events: [
      anEvent('2023-06-01', 100),
      anEvent('2024-06-01', 50, 'METER_CHANGE'),
      anEvent('2024-06-01', 0, 'METER_CHANGE'),
      anEvent('2024-06-01', 1, 'METER_CHANGE'),
      anEvent('2024-06-01', 7, 'METER_CHANGE'),
    ],
    is: [
      ['2023-06-01', 100, 'first'],
      ['2024-06-01', 50, 'lower'],
      ['2024-06-01', 0, 'new-meter'],
      ['2024-06-01', 1, '1.0'],
      ['2024-06-01', 7, 'new-meter'],
    ],
  },
  {
    says: 'changes on two days are two events alone',
    events: [
      anEvent('2023-06-01', 100),
      anEvent('2024-06-01', 200, 'METER_CHANGE'),
      anEvent('2024-06-02', 300, 'METER_CHANGE'),
    ],
    is: [
      ['2023-06-01', 100, 'first'],
      ['2024-06-01', 200, '100.0'],
      ['2024-06-02', 300, '100.0'],
    ],
  },
  {
    says: 'a change alone with a lower value is the new meter',
    events: [anEvent('2023-06-01', 100), anEvent('2024-06-01', 3, 'METER_CHANGE')],
    is: [
      ['2023-06-01', 100, 'first'],
      ['2024-06-01', 3, 'new-meter'],
    ],
  },
  {
    says: 'a change alone with the same value goes on',
    events: [anEvent('2023-06-01', 100), anEvent('2024-06-01', 100, 'METER_CHANGE')],
    is: [
      ['2023-06-01', 100, 'first'],
      ['2024-06-01', 100, '0.0'],
    ],
  },
  {
    says: 'a change as the first known reading begins the history',
    events: [anEvent('2024-06-01', 3, 'METER_CHANGE'), anEvent('2025-06-01', 4)],
    is: [
      ['2024-06-01', 3, 'first'],
      ['2025-06-01', 4, '1.0'],
    ],
  },
  {
    says: 'a rollover',
    events: [anEvent('2024-06-01', 99_990), anEvent('2025-06-01', 20)],
    is: [
      ['2024-06-01', 99_990, 'first'],
      ['2025-06-01', 20, '30.0'],
    ],
  },
  {
    says: 'a lower value without a reason, and on from it',
    events: [anEvent('2023-06-01', 500), anEvent('2024-06-01', 400), anEvent('2025-06-01', 450)],
    is: [
      ['2023-06-01', 500, 'first'],
      ['2024-06-01', 400, 'lower'],
      ['2025-06-01', 450, '50.0'],
    ],
  },
])('consumption: $says', ({ events, is }) => {
  expect(story(evaluate(events))).toEqual(is);
});

test.each([
  {
    says: 'of a year',
    events: [anEvent('2024-11-21', 100), anEvent('2025-11-21', 1195)],
    is: { days: 365, perDay: 3, since: '2024-11-21', isEstimated: false, isRolledOver: false },
  },
  {
    says: 'of one day has no consumption per day',
    events: [anEvent('2025-11-21', 100), anEvent('2025-11-21', 101)],
    is: { days: 0, perDay: null, isEstimated: false },
  },
  {
    says: 'to an estimate is estimated',
    events: [anEvent('2024-11-21', 100), anEvent('2025-11-21', 1195, 'ESTIMATED_READING')],
    is: { isEstimated: true },
  },
  {
    says: 'from an estimate is estimated',
    events: [anEvent('2024-11-21', 100, 'ESTIMATED_READING'), anEvent('2025-11-21', 1195)],
    is: { isEstimated: true },
  },
  {
    says: 'over the last digit',
    events: [anEvent('2024-11-21', 99_999), anEvent('2025-11-21', 1)],
    is: { amount: '2.0', isRolledOver: true },
  },
])('the last consumption, $says', ({ events, is }) => {
  expect(evaluate(events).comparison?.last).toMatchObject(is);
});

test.each([
  {
    says: 'less than before',
    values: [0, 730, 1095],
    difference: '-365.0',
    perDay: -1,
  },
  { says: 'more than before', values: [0, 365, 1095], difference: '365.0', perDay: 1 },
  { says: 'nothing to compare with', values: [0, 365], difference: null, perDay: null },
])('the comparison: $says', ({ values, difference, perDay }) => {
  const days = ['2021-11-21', '2022-11-21', '2023-11-21'];
  const events = values.map((value, index) => anEvent(days[index] ?? '', value));
  const { comparison } = evaluate(events);
  expect(comparison).toMatchObject({ difference, differencePerDay: perDay });
});

test.each([
  { says: 'the last one', days: ['2025-01-01', '2025-02-01', '2025-02-01'] },
  { says: 'the one before', days: ['2025-01-01', '2025-01-01', '2025-02-01'] },
])('without days, $says cannot be compared per day', ({ days }) => {
  const events = days.map((day, index) => anEvent(day, 10 * index));
  expect(evaluate(events).comparison).toMatchObject({
    difference: '0.0',
    differencePerDay: null,
  });
});

test.each([
  {
    says: 'none after a lower value that nothing explains',
    events: [
      anEvent('2022-11-20', 0),
      anEvent('2023-11-20', 1000),
      anEvent('2024-11-19', 2000),
      anEvent('2025-11-19', 900),
    ],
    last: undefined,
  },
  {
    says: 'none after the first reading of a new meter alone',
    events: [
      anEvent('2023-06-01', 100),
      anEvent('2024-06-01', 900),
      anEvent('2025-06-01', 3, 'METER_CHANGE'),
    ],
    last: undefined,
  },
  {
    says: 'until the last value of the old meter on the day of an exchange',
    events: [
      anEvent('2024-06-01', 100),
      anEvent('2025-06-01', 900, 'METER_CHANGE'),
      anEvent('2025-06-01', 0, 'METER_CHANGE'),
    ],
    last: '800.0',
  },
])('the last consumption ends with the newest reading: $says', ({ events, last }) => {
  const { state, comparison } = evaluate(events);
  expect([state, comparison?.last.amount]).toEqual(['evaluated', last]);
});

test('an exchange between two consumptions does not hide the comparison', () => {
  const events = [
    anEvent('2023-06-01', 100),
    anEvent('2024-06-01', 900, 'METER_CHANGE'),
    anEvent('2024-06-01', 0, 'METER_CHANGE'),
    anEvent('2025-06-01', 700),
  ];
  expect(evaluate(events).comparison).toMatchObject({
    last: { amount: '700.0' },
    previous: { amount: '800.0' },
    difference: '-100.0',
  });
});
