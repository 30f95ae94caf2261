import { aConfig, aDay, aRateTask } from '@ablesbar/domain/testing';
import { knownMeter } from './known-meter';

const event = (readingDate: string, readingValue: number) => ({
  readingDate,
  readingValue,
  reason: 'PERIODIC_READING' as const,
  otherReason: null,
});
// 2 and 6 a day.
const history = [event('2025-12-12', 900), event('2025-12-22', 920), event('2026-01-01', 980)];

test.each([
  { says: 'in steps of its last place', places: 1, day: '2026-01-31', last: 9800, rise: 3600 },
  { says: 'without places', places: 0, day: '2026-01-31', last: 980, rise: 360 },
  { says: 'on the day of its last reading', places: 1, day: '2026-01-01', last: 9800, rise: 0 },
  { says: 'for an earlier day', places: 1, day: '2025-12-30', last: 9800, rise: 0 },
])('a meter is known $says: twice what it usually counts', ({ places, day, last, rise }) => {
  const task = aRateTask({ readingEvents: history, postDecimals: places });
  expect(knownMeter(task, aDay(day), aConfig({}))).toEqual({ lastValue: last, usualRise: rise });
});

test.each([
  { says: 'without a last reading', events: [] },
  { says: 'with one alone', events: [event('2026-01-01', 980)] },
])('nothing is known $says', ({ events }) => {
  const task = aRateTask({ readingEvents: events });
  expect(knownMeter(task, aDay('2026-01-31'), aConfig({}))).toBeNull();
});
