import { placesPerDay } from './rate-number';

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
  { says: 'a year without consumption says nothing', days: [null, 12], places: 1 },
  { says: 'without any consumption it does not matter', days: [], places: 3 },
])('$says', ({ days, places }) => {
  expect(placesPerDay(days.map(year))).toBe(places);
});
