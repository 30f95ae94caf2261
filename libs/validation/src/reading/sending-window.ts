import { addDays, type CalendarDay, dayOfWire, type Features, type Job } from '@ablesbar/domain';
import type { Problem } from '../problem/problem';

/** The position of today relative to the job's window, with the days that a banner names. */
export type SendingWindow =
  | { readonly state: 'open' }
  | { readonly state: 'not-yet'; readonly from: CalendarDay }
  | { readonly state: 'early'; readonly begins: CalendarDay }
  | { readonly state: 'late'; readonly ended: CalendarDay; readonly until: CalendarDay }
  | { readonly state: 'over'; readonly until: CalendarDay };

/**
 * Evaluated when the user presses send (customer decision 6). A missing limit leaves that side
 * open.
 */
export function sendingWindow({
  job,
  features,
  today,
}: {
  readonly job: Job;
  readonly features: Features;
  readonly today: CalendarDay;
}): SendingWindow {
  const begins = dayOfWire(job.jobConstraints.earliestExecution);
  if (begins !== null && today < begins) {
    const from = addDays(begins, -features.sendingAllowedDaysBeforeEarliestExecution);
    return today < from ? { state: 'not-yet', from } : { state: 'early', begins };
  }
  const ended = dayOfWire(job.jobConstraints.latestExecution);
  if (ended !== null && today > ended) {
    const until = addDays(ended, features.sendingAllowedDaysAfterLatestExecution);
    return today > until ? { state: 'over', until } : { state: 'late', ended, until };
  }
  return { state: 'open' };
}

export function checkSending(window: SendingWindow): Problem | null {
  switch (window.state) {
    case 'not-yet':
      return { code: 'sending-not-yet', severity: 'blocks', from: window.from };
    case 'over':
      return { code: 'sending-over', severity: 'blocks', until: window.until };
    default:
      return null;
  }
}
