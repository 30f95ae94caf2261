import { aDay } from '../testing';
import { consumptionSince } from './consumption';

const last = (readingDate: string, readingValue: number) => ({ readingDate, readingValue });
const day = aDay('2026-11-21');

test.each([
  {
    says: 'a year',
    last: last('2025-11-21', 43120.5),
    value: '45310.5',
    is: { amount: '2190.0', since: '2025-11-21', perDay: 6 },
  },
  {
    says: 'nothing used',
    last: last('2026-11-11', 43120.5),
    value: '43120.5',
    is: { amount: '0.0', since: '2026-11-11', perDay: 0 },
  },
  {
    says: 'the same day has no daily consumption',
    last: last('2026-11-20T23:30:00Z', 43120.5),
    value: '43121.5',
    is: { amount: '1.0', since: '2026-11-21', perDay: null },
  },
  { says: 'a lower value', last: last('2025-11-21', 43120.5), value: '43120.4', is: null },
  { says: 'a day before the last reading', last: last('2026-11-22', 5), value: '6', is: null },
  { says: 'a last reading of no day', last: last('neulich', 5), value: '6', is: null },
  { says: 'a date that only fills a field', last: last('0001-01-01', 5), value: '6', is: null },
  { says: 'no last reading', last: null, value: '6', is: null },
])('consumptionSince: $says', ({ last: before, value, is }) => {
  expect(consumptionSince(before, value, day, 1)).toEqual(is);
});
