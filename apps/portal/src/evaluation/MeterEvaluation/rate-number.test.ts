import { placesPerDay, placesPerYear } from './rate-number';

const year = (perDay: number | null) => ({
  year: '2026',
  amount: null,
  perDay,
  isEstimated: false,
  entries: [],
});

test.each([
  { says: 'ten a day need one decimal', days: [10, 0.2], places: 1 },
  { says: 'less than ten need two', days: [9.99], places: 2 },
  { says: 'one needs two', days: [1], places: 2 },
  { says: 'less than one needs three', days: [0.99], places: 3 },
  { says: 'a hundredth needs three', days: [0.01], places: 3 },
  { says: 'less than a hundredth needs four', days: [0.0099], places: 4 },
  { says: 'a year of a summer house needs five', days: [0.00045], places: 5 },
  { says: 'a meter that stands still needs three', days: [0], places: 3 },
  { says: 'a year without consumption says nothing', days: [null, 12], places: 1 },
  { says: 'without any consumption it does not matter', days: [], places: 3 },
])('$says', ({ days, places }) => {
  expect(placesPerDay(days.map(year))).toBe(places);
});

const bar = (value: number | null) => ({ value, before: null });

test.each([
  { says: 'ten a year need no decimals', bars: [bar(10), bar(0.2)], of: 3, places: 0 },
  { says: 'less than ten need one', bars: [bar(9.99)], of: 3, places: 1 },
  { says: 'one needs one', bars: [bar(1)], of: 3, places: 1 },
  { says: 'less than one needs two', bars: [bar(0.99)], of: 3, places: 2 },
  { says: 'never more than the meter has', bars: [bar(0.9)], of: 1, places: 1 },
  { says: 'a meter without decimals', bars: [bar(3)], of: 0, places: 0 },
  { says: 'the bar beside it counts too', bars: [{ value: 2, before: 12 }], of: 3, places: 0 },
  { says: 'a year without consumption says nothing', bars: [bar(null), bar(5)], of: 3, places: 1 },
])('the years: $says', ({ bars, of, places }) => {
  expect(placesPerYear(bars, of)).toBe(places);
});
