import type { CalendarDay, Features, Job } from '@ablesbar/domain';
import { isReadingDateHidden } from '@ablesbar/validation';

/** The day that is sent. Where no day is asked it is today, whatever an older draft still holds (customer decision 3). */
export function countedDay(
  chosen: CalendarDay | null,
  about: { readonly job: Job; readonly features: Features; readonly today: CalendarDay },
): CalendarDay {
  return chosen === null || isReadingDateHidden(about) ? about.today : chosen;
}
