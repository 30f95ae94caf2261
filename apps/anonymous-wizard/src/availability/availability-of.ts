import type { Answer } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';

/** Why nobody can enter anything here, or that the form may be shown. */
export type Availability = 'loading' | 'not-allowed' | 'unavailable';

/**
 * | the application is …            | the page says …            |
 * | ------------------------------- | -------------------------- |
 * | still asked for                 | that it is loading         |
 * | unknown                         | that it is not possible now |
 * | without this kind of reading    | that it takes a login      |
 * | with it                         | that it is not possible now: the form itself is not built yet |
 */
export function availabilityOf(application: Answer<Application> | null): Availability {
  if (application === null) return 'loading';
  if (!application.ok) return 'unavailable';
  const { unknownUserReadingAllowed, meters } = application.value.config.unknownUserReading;
  // Without meters there is nothing to choose from (decision 30).
  return unknownUserReadingAllowed && meters.length > 0 ? 'unavailable' : 'not-allowed';
}
