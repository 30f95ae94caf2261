import { openDeadlines, progressOf } from '@ablesbar/domain';
import { formatDayWithWeekday, formatPercent } from '@ablesbar/i18n';
import { Count, Notice, ScreenTitle, useTexts } from '@ablesbar/ui';
import { Link } from 'react-router';
import { jobPath } from '../../app/paths';
import { useToday } from '../../app/use-today';
import { useJobs } from '../use-jobs';
import * as css from './JobHome.css';

/** How far the work is. */
export function JobHome() {
  const texts = useTexts();
  const { t, language } = texts;
  const today = useToday();
  const { jobs } = useJobs();
  const { total, done, percent } = progressOf(jobs);
  const soon = openDeadlines(jobs, today).filter(({ isSoon }) => isSoon);
  const count = soon.reduce((sum, deadline) => sum + deadline.jobs.length, 0);
  const next = soon[0];
  const first = next?.jobs[0];
  return (
    <div className={css.home}>
      <ScreenTitle>{t('jobs_title')}</ScreenTitle>
      <dl className={css.facts}>
        <div>
          <dt className={css.label}>{t('jobs_total_label')}</dt>
          <dd className={css.figure}>{total}</dd>
        </div>
        <div>
          <dt className={css.label}>{t('jobs_done_label')}</dt>
          <dd className={css.figure}>{done}</dd>
        </div>
        <div>
          <dt className={css.label}>{t('jobs_share_label')}</dt>
          <dd>
            <Count
              size="l"
              decimal={percent.toFixed(1)}
              unit="%"
              label={formatPercent(percent, language)}
            />
          </dd>
        </div>
      </dl>
      {next && first && (
        <Notice tone="warning" title={t('jobs_expiring_title', { count })}>
          {t('jobs_expiring_text', { day: formatDayWithWeekday(next.day, language) })}{' '}
          <Link to={jobPath(first.id)}>{t('jobs_expiring_link')}</Link>
        </Notice>
      )}
    </div>
  );
}
