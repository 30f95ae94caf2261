import { useState } from 'react';
import { Link } from 'react-router';
import {
  type CalendarEntry,
  deadlineCalendar,
  type DeadlineStatistics,
  type Job,
  jobLines,
  meterTypeOf,
  type OpenDeadline,
} from '@ablesbar/domain';
import { formatDayWithWeekday, meterName, type Texts } from '@ablesbar/i18n';
import { Button, Expandable, MediumIcon, ProgressRow, Section, useTexts } from '@ablesbar/ui';
import { jobPath, JOBS_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { saveFile } from '../../base/save-file';
import * as css from './JobHome.css';

export interface DeadlineSectionProps {
  readonly byDeadline: readonly DeadlineStatistics[];
  /** Deadlines still ahead, for which a calendar entry makes sense. */
  readonly ahead: readonly OpenDeadline[];
}

/** The jobs grouped by deadline; each deadline expands to its meters. */
export function DeadlineSection({ byDeadline, ahead }: DeadlineSectionProps) {
  const texts = useTexts();
  const { t, language } = texts;
  const { ports, application } = usePortal();
  return (
    <Section title={t('jobs_deadline_title')}>
      <div className={css.deadlines}>
        {byDeadline.map(({ day, progress, jobs }) => (
          <Expandable
            key={day}
            summary={
              <ProgressRow
                name={
                  <strong className={css.day}>
                    {day === null
                      ? t('jobs_no_deadline_text')
                      : formatDayWithWeekday(day, language)}
                  </strong>
                }
                progress={progress}
              />
            }
          >
            <DeadlineMeters jobs={jobs} />
          </Expandable>
        ))}
      </div>
      {ahead.length > 0 && (
        <div className={css.calendar}>
          <Button
            onClick={() =>
              saveDeadlines(ahead, { texts, name: application.name, now: ports.now() })
            }
          >
            {t('jobs_calendar_action')}
          </Button>
        </div>
      )}
    </Section>
  );
}

/**
 * As many as a user can scan at once; for more, the user asks for the next ones or searches the
 * list.
 */
const AT_ONCE = 50;

function DeadlineMeters({ jobs }: { readonly jobs: readonly Job[] }) {
  const { t } = useTexts();
  const [shown, setShown] = useState(AT_ONCE);
  const left = jobs.length - shown;
  return (
    <div className={css.meters}>
      <ul>
        {jobs.slice(0, shown).map((job) => (
          <li key={job.id} className={css.meter}>
            <MediumIcon meterType={meterTypeOf(job)} size={20} />
            <Link to={jobPath(job.id)}>{meterName(job.meter, t)}</Link>
            <span className={css.place}>{jobLines(job, jobs).first}</span>
            {job.done && <span className={css.place}>{t('jobs_state_done')}</span>}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="quiet" onClick={() => setShown(shown + AT_ONCE)}>
          {t('jobs_more_action', { count: Math.min(left, AT_ONCE) })}
        </Button>
      )}
    </div>
  );
}

interface CalendarWords {
  readonly texts: Texts;
  /** The utility's name, so that the entry says whose meters they are. It may be empty. */
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
    title: [name, t('jobs_calendar_title', { count: jobs.length })].filter(Boolean).join(': '),
    text: t('jobs_expiring_text', { day: formatDayWithWeekday(day, language) }),
  }));
  const text = deadlineCalendar(entries, { url: `${origin}${JOBS_PATH}`, now });
  const file = new Blob([text], { type: 'text/calendar;charset=utf-8' });
  saveFile(file, `${t('jobs_calendar_file')}.ics`);
}
