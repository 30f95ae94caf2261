import { dayOfWire, daysLeft, expiresSoon, type CalendarDay, type Job } from '@ablesbar/domain';
import { formatShortDay, type Texts } from '@ablesbar/i18n';

/** What stands at the right of a job card: a word, and how much it presses. */
export interface JobState {
  readonly kind: 'done' | 'queued' | 'soon' | 'plain';
  readonly text: string;
}

export function jobState(
  job: Job,
  { isQueued, today, texts }: { isQueued: boolean; today: CalendarDay; texts: Texts },
): JobState | null {
  if (isQueued) return { kind: 'queued', text: texts.t('jobs_state_queued') };
  if (job.done) return { kind: 'done', text: texts.t('jobs_state_done') };
  const left = daysLeft(job, today);
  const last = dayOfWire(job.jobConstraints.latestExecution);
  if (left === null || last === null) return null;
  if (left < 0) return { kind: 'plain', text: texts.t('jobs_state_over') };
  if (left === 0) return { kind: 'soon', text: texts.t('jobs_state_today') };
  return expiresSoon(job, today)
    ? { kind: 'soon', text: texts.t('jobs_state_days', { count: left }) }
    : {
        kind: 'plain',
        text: texts.t('jobs_state_until', { day: formatShortDay(last, texts.language) }),
      };
}
