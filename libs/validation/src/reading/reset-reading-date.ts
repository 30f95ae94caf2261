import type { CalendarDay } from '@ablesbar/domain';
import type { Problem } from '../problem/problem';
import { checkReadingDate, type ReadingDateWindow } from './reading-date-window';

/**
 * Handles a day chosen on a phone, whose date picker does not enforce limits. A day outside the
 * limits becomes today, and the returned problem names the limits.
 */
export function resetReadingDate(
  day: CalendarDay,
  window: ReadingDateWindow,
  today: CalendarDay,
): { readonly day: CalendarDay; readonly problem: Problem | null } {
  const problem = checkReadingDate(day, window);
  return { day: problem === null ? day : today, problem };
}
