import { type CalendarDay, daysBetween, isSoon, type Job, lastDayOf } from '@ablesbar/domain';
import { formatShortDay, type Texts } from '@ablesbar/i18n';

/** The text at the right of a job card, and its urgency. */
export interface JobState {
  readonly kind: 'done' | 'queued' | 'soon' | 'plain';
  readonly text: string;
}

export type JobStates = (job: Job, isQueued: boolean) => JobState | null;

/**
 * Most of ten thousand jobs end on the same few days, so the text of each day is made once and not
 * for every rendered row.
 */
export function jobStates(today: CalendarDay, texts: Texts): JobStates {
  const queued: JobState = { kind: 'queued', text: texts.t('jobs_state_queued') };
  const done: JobState = { kind: 'done', text: texts.t('jobs_state_done') };
  const notReadable: JobState = { kind: 'done', text: texts.t('not_readable_state') };
  const byDay = new Map<string, JobState>();
  return (job, isQueued) => {
    if (isQueued) return queued;
    if (job.notReadable !== null) return notReadable;
    if (job.done) return done;
    const last = lastDayOf(job);
    if (last === null) return null;
    const state = byDay.get(last) ?? openState(last, today, texts);
    byDay.set(last, state);
    return state;
  };
}

function openState(last: CalendarDay, today: CalendarDay, { t, language }: Texts): JobState {
  const left = daysBetween(today, last);
  if (left < 0) return { kind: 'plain', text: t('jobs_state_over') };
  if (left === 0) return { kind: 'soon', text: t('jobs_state_today') };
  return isSoon(last, today)
    ? { kind: 'soon', text: t('jobs_state_days', { count: left }) }
    : { kind: 'plain', text: t('jobs_state_until', { day: formatShortDay(last, language) }) };
}
