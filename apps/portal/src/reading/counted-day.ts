import type { CalendarDay, Features, Job } from '@ablesbar/domain';
import { isReadingDateHidden } from '@ablesbar/validation';

/**
 * The reading date that is sent. If the form does not ask for it, it is today, whatever an older
 * draft contains (customer decision 3).
 */
export function countedDay(
  chosen: CalendarDay | null,
  about: { readonly job: Job; readonly features: Features; readonly today: CalendarDay },
): CalendarDay {
  return chosen === null || isReadingDateHidden(about) ? about.today : chosen;
}
