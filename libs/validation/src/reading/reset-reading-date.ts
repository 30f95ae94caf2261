import type { CalendarDay } from '@ablesbar/domain';
import type { Problem } from '../problem/problem';
import { checkReadingDate, type ReadingDateWindow } from './reading-date-window';

/**
 * What becomes of a day chosen on a phone, whose own date picker keeps no limits: outside of them it is today
 * again, and the problem that is shown with it names them.
 */
export function resetReadingDate(
  day: CalendarDay,
  window: ReadingDateWindow,
  today: CalendarDay,
): { readonly day: CalendarDay; readonly problem: Problem | null } {
  const problem = checkReadingDate(day, window);
  return { day: problem === null ? day : today, problem };
}
