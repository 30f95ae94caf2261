import { instantOfWire } from '../calendar/berlin-day';

// Some systems send 0001-01-01 for 'nothing' and 9999-12-31 for 'never'. They are not reading
// dates.
const FIRST = Date.UTC(1950, 0, 1);
const LAST = Date.UTC(2150, 0, 1);

/** When a meter was read; null if the text is not a date or only a placeholder. */
export function readingInstant(wire: string): number | null {
  const instant = instantOfWire(wire);
  return instant === null || instant < FIRST || instant >= LAST ? null : instant;
}
