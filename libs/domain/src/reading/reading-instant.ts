import { instantOfWire } from '../calendar/berlin-day';

// Systems write 0001-01-01 for 'nothing' and 9999-12-31 for 'never'; no meter was read on such a day.
const FIRST = Date.UTC(1950, 0, 1);
const LAST = Date.UTC(2150, 0, 1);

/** When a meter was read; null where the date is none, or one that only fills a field. */
export function readingInstant(wire: string): number | null {
  const instant = instantOfWire(wire);
  return instant === null || instant < FIRST || instant >= LAST ? null : instant;
}
