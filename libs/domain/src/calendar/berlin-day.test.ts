import { aDay } from '../testing';
import { berlinDay, dayOfWire, instantOfWire, noonOf } from './berlin-day';

test.each([
  { says: 'the last second of a winter day', at: '2026-11-21T22:59:59.999Z', day: '2026-11-21' },
  { says: 'the first of the next', at: '2026-11-21T23:00:00Z', day: '2026-11-22' },
  { says: 'the last second of a summer day', at: '2026-07-01T21:59:59.999Z', day: '2026-07-01' },
  { says: 'the first of the next', at: '2026-07-01T22:00:00Z', day: '2026-07-02' },
  { says: 'the day of 23 hours begins', at: '2026-03-28T23:00:00Z', day: '2026-03-29' },
  { says: 'the day of 23 hours ends', at: '2026-03-29T21:59:59Z', day: '2026-03-29' },
  { says: 'and is over', at: '2026-03-29T22:00:00Z', day: '2026-03-30' },
  { says: 'the day of 25 hours begins', at: '2026-10-24T22:00:00Z', day: '2026-10-25' },
  { says: 'the day of 25 hours ends', at: '2026-10-25T22:59:59Z', day: '2026-10-25' },
  { says: 'and is over', at: '2026-10-25T23:00:00Z', day: '2026-10-26' },
  { says: 'the hour that summer time leaves out', at: '2026-03-29T01:00:00Z', day: '2026-03-29' },
  { says: 'the hour that comes twice', at: '2026-10-25T01:00:00Z', day: '2026-10-25' },
  { says: 'the new year comes to Berlin first', at: '2026-12-31T23:00:00Z', day: '2027-01-01' },
  { says: 'the old year ends', at: '2026-12-31T22:59:59.999Z', day: '2026-12-31' },
  { says: 'a leap day begins', at: '2028-02-28T23:00:00Z', day: '2028-02-29' },
  { says: 'a leap day ends', at: '2028-02-29T22:59:59Z', day: '2028-02-29' },
  { says: 'the year 1900 begins', at: '1899-12-31T23:00:00Z', day: '1900-01-01' },
  { says: 'February 1900 has no leap day', at: '1900-02-28T23:00:00Z', day: '1900-03-01' },
  { says: 'the year 2100 begins', at: '2099-12-31T23:00:00Z', day: '2100-01-01' },
  { says: 'February 2100 has no leap day', at: '2100-02-28T23:00:00Z', day: '2100-03-01' },
  { says: 'a summer day in 2100', at: '2100-07-01T22:00:00Z', day: '2100-07-02' },
])('berlinDay: $says', ({ at, day }) => {
  expect(berlinDay(new Date(at))).toBe(day);
});

test('berlinDay: one that is asked for twice is the same, and the next second is asked anew', () => {
  const ask = (at: string) => berlinDay(new Date(at));
  const times = ['2026-11-21T22:59:59.000Z', '2026-11-21T22:59:59.999Z', '2026-11-21T23:00:00Z'];
  expect(times.map(ask)).toEqual(['2026-11-21', '2026-11-21', '2026-11-22']);
  expect(ask('2026-11-21T22:59:59.999Z')).toBe('2026-11-21');
});

test.each([
  { says: 'in winter', day: '2026-11-21', noon: '2026-11-21T11:00:00.000Z' },
  { says: 'in summer', day: '2026-07-01', noon: '2026-07-01T10:00:00.000Z' },
  { says: 'the day before summer time', day: '2026-03-28', noon: '2026-03-28T11:00:00.000Z' },
  { says: 'the day of 23 hours', day: '2026-03-29', noon: '2026-03-29T10:00:00.000Z' },
  { says: 'the day of 25 hours', day: '2026-10-25', noon: '2026-10-25T11:00:00.000Z' },
  { says: 'the day before winter time', day: '2026-10-24', noon: '2026-10-24T10:00:00.000Z' },
  { says: 'a leap day', day: '2028-02-29', noon: '2028-02-29T11:00:00.000Z' },
  { says: 'the last day of a year', day: '2026-12-31', noon: '2026-12-31T11:00:00.000Z' },
  { says: 'the first day of 1900', day: '1900-01-01', noon: '1900-01-01T11:00:00.000Z' },
  { says: 'a summer day in 2100', day: '2100-07-01', noon: '2100-07-01T10:00:00.000Z' },
])('noonOf: $says', ({ day, noon }) => {
  expect(noonOf(aDay(day))).toBe(noon);
  expect(berlinDay(new Date(noon))).toBe(day);
});

test.each([
  { says: 'a plain date is itself', wire: '2026-11-21', day: '2026-11-21' },
  { says: 'UTC before midnight in Berlin', wire: '2026-11-21T22:59:59.999Z', day: '2026-11-21' },
  { says: 'UTC after midnight in Berlin', wire: '2026-11-21T23:00:00.000Z', day: '2026-11-22' },
  { says: 'an offset', wire: '2026-11-21T23:30:00+01:00', day: '2026-11-21' },
  { says: 'an offset without colon', wire: '2026-11-21T23:30:00.000+0000', day: '2026-11-22' },
  { says: 'without seconds', wire: '2026-11-21T10:15Z', day: '2026-11-21' },
  { says: 'without a zone the day is meant', wire: '2026-11-21T23:59:59', day: '2026-11-21' },
  { says: 'a way to say never', wire: '9999-12-31T23:59:59Z', day: '9999-12-31' },
  { says: 'a way to say nothing', wire: '0001-01-01T00:00:00Z', day: '0001-01-01' },
  { says: 'a year before 100', wire: '0050-06-01T10:00:00Z', day: '0050-06-01' },
  { says: 'an hour that does not exist', wire: '2026-11-21T25:00:00Z', day: null },
  { says: 'a day that does not exist', wire: '2026-02-30', day: null },
  { says: 'a day that does not exist, with time', wire: '2026-02-30T10:00:00Z', day: null },
  { says: 'some text', wire: 'gestern', day: null },
  { says: 'something before it', wire: 'am 2026-11-21T10:00:00Z', day: null },
  { says: 'something behind it', wire: '2026-11-21T10:00:00Z?', day: null },
  { says: 'a time of one digit', wire: '2026-11-21T9:00:00Z', day: null },
  { says: 'nothing', wire: '', day: null },
  { says: 'no date', wire: null, day: null },
])('dayOfWire: $says', ({ wire, day }) => {
  expect(dayOfWire(wire)).toBe(day);
});

test('a plain date comes between the morning and the evening of its day', () => {
  const [morning, plain, evening] = [
    '2026-11-21T06:00:00Z',
    '2026-11-21',
    '2026-11-21T18:00:00Z',
  ].map(instantOfWire);
  expect(morning).toBeLessThan(plain ?? 0);
  expect(plain).toBeLessThan(evening ?? 0);
});

test.each([
  { says: 'with a colon', wire: '2026-11-21T23:30:00+05:30', is: '2026-11-21T18:00:00.000Z' },
  { says: 'without', wire: '2026-11-21T23:30:00+0530', is: '2026-11-21T18:00:00.000Z' },
  { says: 'behind Greenwich', wire: '2026-11-21T23:30:00-0230', is: '2026-11-22T02:00:00.000Z' },
  { says: 'a day alone is its noon', wire: '2026-11-21', is: '2026-11-21T11:00:00.000Z' },
  {
    says: 'so is a time without a zone',
    wire: '2026-11-21T23:30:00',
    is: '2026-11-21T11:00:00.000Z',
  },
])('instantOfWire: $says', ({ wire, is }) => {
  expect(instantOfWire(wire)).toBe(Date.parse(is));
});

test('many different timestamps are all right, also after the first thousand', () => {
  const wires = Array.from({ length: 2500 }, (_, minute) =>
    new Date(Date.parse('2026-11-20T12:00:00Z') + minute * 60_000).toISOString(),
  );
  const days = wires.map(dayOfWire);
  expect(wires.map((wire) => berlinDay(new Date(wire)))).toEqual(days);
  expect(wires.map(dayOfWire)).toEqual(days);
});
