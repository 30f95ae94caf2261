import type { Answer } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import { isWizardAvailable } from '@ablesbar/validation';

/** Whether the form may be shown, or why nobody can enter anything here. */
export type Availability = 'loading' | 'open' | 'not-allowed' | 'unavailable';

/**
 * | the application is …         | the page says …             |
 * | ---------------------------- | --------------------------- |
 * | still asked for              | that it is loading          |
 * | unknown                      | that it is not possible now |
 * | without this kind of reading | that it takes a login       |
 * | with it                      | the form                    |
 */
export function availabilityOf(application: Answer<Application> | null): Availability {
  if (application === null) return 'loading';
  if (!application.ok) return 'unavailable';
  return isWizardAvailable(application.value.config.unknownUserReading) ? 'open' : 'not-allowed';
}
