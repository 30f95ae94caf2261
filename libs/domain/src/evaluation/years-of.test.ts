import { aConfig, anEvent, aRateTask } from '../testing';
import { evaluateRate } from './evaluate-rate';

const evaluate = (readingEvents: readonly ReturnType<typeof anEvent>[]) =>
  evaluateRate(aRateTask({ preDecimals: 5, postDecimals: 1, readingEvents }), aConfig().features);

test.each([
  {
    says: 'a year is the sum of what was read in it',
    events: [
      anEvent('2024-11-21', 100),
      anEvent('2025-04-12', 612.4),
      anEvent('2025-11-20', 1344.2, 'ESTIMATED_READING'),
    ],
    years: [
      ['2025', '1244.2', true, 2],
      ['2024', null, false, 1],
    ],
  },
  {
    says: 'a gap stays a year without an amount',
    events: [anEvent('2022-11-21', 100), anEvent('2025-11-21', 400)],
    years: [
      ['2025', '300.0', false, 1],
      ['2024', null, false, 0],
      ['2023', null, false, 0],
      ['2022', null, false, 1],
    ],
  },
  {
    says: 'an old reading has its year',
    events: [anEvent('1950-01-01', 1), anEvent('1951-01-01', 2)],
    years: [
      ['1951', '1.0', false, 1],
      ['1950', null, false, 1],
    ],
  },
  {
    says: 'a date that only fills a field makes no years',
    events: [
      anEvent('0001-01-01T00:00:00', 0),
      anEvent('2024-11-21', 100),
      anEvent('2025-11-21', 400),
      anEvent('9999-12-31', 500),
    ],
    years: [
      ['2025', '300.0', false, 1],
      ['2024', null, false, 1],
    ],
  },
])('by year: $says', ({ events, years }) => {
  expect(
    evaluate(events).years.map(({ year, amount, isEstimated, entries }) => [
      year,
      amount,
      isEstimated,
      entries.length,
    ]),
  ).toEqual(years);
});

test.each([
  { says: 'over all its days', second: '2025-11-21', perDay: 2 },
  { says: 'without days there is none', second: '2024-11-21', perDay: null },
])('the daily consumption of a year: $says', ({ second, perDay }) => {
  const { years } = evaluate([anEvent('2024-11-21', 0), anEvent(second, 730)]);
  expect(years[0]?.perDay).toBe(perDay);
});

test('the newest year and the newest reading come first', () => {
  const { years, latest } = evaluate([
    anEvent('2024-01-01', 1),
    anEvent('2025-01-01', 2),
    anEvent('2025-06-01', 3),
  ]);
  expect(years.map(({ entries }) => entries.map(({ reading }) => reading.value))).toEqual([
    [3, 2],
    [1],
  ]);
  expect(latest?.reading.value).toBe(3);
});
