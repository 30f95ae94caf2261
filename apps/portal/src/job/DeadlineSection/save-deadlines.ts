import { type CalendarEntry, deadlineCalendar, type OpenDeadline } from '@ablesbar/domain';
import { formatDayWithWeekday, type Texts } from '@ablesbar/i18n';
import { JOBS_PATH } from '../../base/paths';
import { saveFile } from '../../base/save-file';

export interface CalendarWords {
  readonly texts: Texts;
  /** The utility's name, so that the entry says whose meters they are. */
  readonly name: string;
  readonly now: Date;
}

/** Gives the browser a calendar file. It is made on this device, so it needs no connection. */
export function saveDeadlines(
  deadlines: readonly OpenDeadline[],
  { texts, name, now }: CalendarWords,
): void {
  const { t, language } = texts;
  const { host, origin } = window.location;
  const entries = deadlines.map(({ day, jobs }): CalendarEntry => ({
    uid: `${day}@${host}`,
    day,
    title: t('jobs_calendar_title', { count: jobs.length, name }),
    text: t('jobs_expiring_text', { day: formatDayWithWeekday(day, language) }),
  }));
  const text = deadlineCalendar(entries, { url: `${origin}${JOBS_PATH}`, now });
  const file = new Blob([text], { type: 'text/calendar;charset=utf-8' });
  saveFile(file, `${t('jobs_calendar_file')}.ics`);
}
