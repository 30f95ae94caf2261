import fc from 'fast-check';
import { berlinDay, dayOfWire } from '../calendar/berlin-day';
import { addDays } from '../calendar/calendar-day';
import { aDay } from '../testing';
import { wireReadingDate } from './wire-reading-date';

const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays(aDay('1990-01-01'), count));
const instants = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2049-12-31T00:00:00Z'),
  noInvalidDate: true,
});

// tools/checks/time-zones.test.mjs proves that this holds in every time zone.
test('a day that was chosen arrives as the same day in Berlin', () => {
  fc.assert(
    fc.property(days, instants, (day, now) => {
      expect(dayOfWire(wireReadingDate(day, now))).toBe(day);
    }),
  );
});

test('today in Berlin is sent as now', () => {
  fc.assert(
    fc.property(instants, (now) => {
      expect(wireReadingDate(berlinDay(now), now)).toBe(now.toISOString());
    }),
  );
});

test.each([
  { says: 'forward', night: '2026-03-28T20:00:00Z' },
  { says: 'back', night: '2026-10-24T20:00:00Z' },
])('in the night in which the clocks go $says every minute has its day', ({ night }) => {
  const start = Date.parse(night);
  const minutes = Array.from({ length: 12 * 60 }, (_, minute) => new Date(start + minute * 60_000));
  const seen = minutes.map(berlinDay);
  expect([...new Set(seen)]).toHaveLength(2);
  expect([...seen].sort()).toEqual(seen);
  expect(minutes.map((now) => dayOfWire(wireReadingDate(berlinDay(now), now)))).toEqual(seen);
});
