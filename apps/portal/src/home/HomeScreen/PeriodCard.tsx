import { useMemo } from 'react';
import { Link } from 'react-router';
import { openDeadlines, type ReadingPeriod, readingPeriods } from '@ablesbar/domain';
import { formatDay, formatDayWithWeekday, formatShortDay, mediumText } from '@ablesbar/i18n';
import { MediumIcon, Notice, Section, useTexts, WarningIcon } from '@ablesbar/ui';
import { JOBS_PATH } from '../../base/paths';
import { useToday } from '../../base/use-today';
import { useJobs, useQueuedJobIds } from '../../job';
import * as css from './HomeScreen.css';

/** As many as a user can scan at once; the list of jobs shows the rest. */
const SHOWN = 6;

/** The reading periods and their deadlines. A period that is over and complete is not shown. */
export function PeriodCard() {
  const { t } = useTexts();
  const today = useToday();
  const { jobs } = useJobs();
  const periods = useMemo(
    () =>
      readingPeriods(jobs, today).filter(
        ({ progress, daysLeft }) =>
          progress.done < progress.total || (daysLeft !== null && daysLeft >= 0),
      ),
    [jobs, today],
  );
  if (periods.length === 0) return null;
  return (
    <Section title={t('home_periods_title')}>
      <ExpiringNotice />
      <ul className={css.periods}>
        {periods.slice(0, SHOWN).map((period) => (
          <Period key={`${period.begins} ${period.ends}`} period={period} />
        ))}
      </ul>
      {periods.length > SHOWN && (
        <p className={css.morePeriods}>
          <Link to={JOBS_PATH}>{t('home_periods_more_link')}</Link>
        </p>
      )}
    </Section>
  );
}

function ExpiringNotice() {
  const { t, language } = useTexts();
  const today = useToday();
  const { jobs } = useJobs();
  const queued = useQueuedJobIds();
  const next = useMemo(
    () => openDeadlines(jobs, today, queued).find(({ isSoon }) => isSoon),
    [jobs, today, queued],
  );
  if (next === undefined) return null;
  const day = formatShortDay(next.day, language);
  return (
    <Notice tone="warning" title={t('home_expiring_title', { count: next.jobs.length, day })}>
      {t('home_expiring_text')}
    </Notice>
  );
}

function Period({ period }: { period: ReadingPeriod }) {
  const { t, language } = useTexts();
  const { begins, ends, progress, meterTypes, daysLeft, isSoon } = period;
  const { done, total } = progress;
  return (
    <li className={css.period}>
      <strong className={css.ends}>
        {ends === null
          ? t('jobs_no_deadline_text')
          : t('job_deadline_text', { day: formatDayWithWeekday(ends, language) })}
      </strong>
      <span className={css.begins}>
        {begins === null
          ? t('home_period_always_text')
          : t('home_period_from_text', { day: formatDay(begins, language) })}
      </span>
      <span className={css.media}>
        {meterTypes.map((meterType) => (
          <span key={meterType} className={css.medium}>
            <MediumIcon meterType={meterType} size={20} />
            {t(mediumText[meterType])}
          </span>
        ))}
      </span>
      <span className={css.periodState}>
        {isSoon && daysLeft !== null && (
          <span className={css.soon}>
            <WarningIcon size={16} />
            {daysLeft === 0 ? t('jobs_state_today') : t('jobs_state_days', { count: daysLeft })}
          </span>
        )}
        {daysLeft !== null && daysLeft < 0 && (
          <span className={css.begins}>{t('home_period_over_text')}</span>
        )}
        <span>
          {done === total
            ? t('home_period_done_text', { count: total })
            : t('home_period_open_text', { count: total, open: total - done })}
        </span>
      </span>
    </li>
  );
}
