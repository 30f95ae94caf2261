import { useMemo } from 'react';
import { type Job, openDeadlines, statisticsOf } from '@ablesbar/domain';
import { formatDayWithWeekday, formatNumber, formatPercent, mediumText } from '@ablesbar/i18n';
import { DrumNumber, Notice, ProgressRow, ScreenTitle, Section, useTexts } from '@ablesbar/ui';
import { Link } from 'react-router';
import { HANDOVER_PATH, jobPath } from '../../base/paths';
import { useToday } from '../../base/use-today';
import { DeadlineSection } from './DeadlineSection';
import { useJobs } from '../use-jobs';
import { useQueuedJobIds } from '../use-queued-job-ids';
import * as css from './JobHome.css';

/**
 * Shows one title from the start: a new title after the lists have loaded would take the focus
 * again.
 */
export function JobHome() {
  const { t } = useTexts();
  const { jobs } = useJobs();
  return (
    <div className={css.home}>
      <ScreenTitle>{t('jobs_title')}</ScreenTitle>
      {/* If there are no jobs, the list beside it says why. */}
      {jobs.length > 0 && <Overview jobs={jobs} />}
    </div>
  );
}

/** The progress of all jobs. */
function Overview({ jobs }: { jobs: readonly Job[] }) {
  const { t, language } = useTexts();
  const today = useToday();
  const queuedJobIds = useQueuedJobIds();
  const { whole, byMeterType, byDeadline } = useMemo(() => statisticsOf(jobs), [jobs]);
  const ahead = useMemo(
    () => openDeadlines(jobs, today, queuedJobIds),
    [jobs, today, queuedJobIds],
  );
  const { total, done, percent } = whole;
  const soon = ahead.filter(({ isSoon }) => isSoon);
  const count = soon.reduce((sum, deadline) => sum + deadline.jobs.length, 0);
  const next = soon[0];
  const first = next?.jobs[0];
  return (
    <>
      <dl className={css.facts}>
        <div>
          <dt className={css.label}>{t('jobs_total_label')}</dt>
          <dd className={css.figure}>{formatNumber(total, language)}</dd>
        </div>
        <div>
          <dt className={css.label}>{t('jobs_done_label')}</dt>
          <dd className={css.figure}>{formatNumber(done, language)}</dd>
        </div>
        <div>
          <dt className={css.label}>{t('jobs_share_label')}</dt>
          <dd>
            <DrumNumber
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
          {t(soon.length === 1 ? 'jobs_expiring_text' : 'jobs_expiring_first_text', {
            day: formatDayWithWeekday(next.day, language),
          })}{' '}
          <Link to={jobPath(first.id)}>{t('jobs_expiring_link')}</Link>
        </Notice>
      )}
      {done === total ? (
        <Notice tone="success" title={t('jobs_all_done_title')}>
          {t('jobs_all_done_text')} <Link to={HANDOVER_PATH}>{t('handover_title')}</Link>
        </Notice>
      ) : (
        <p className={css.lead}>{t('jobs_choose_text')}</p>
      )}
      <div className={css.parts}>
        <Section title={t('jobs_medium_title')}>
          <ul>
            {byMeterType.map(({ meterType, progress }) => (
              <li key={meterType} className={css.row}>
                <ProgressRow
                  name={t(mediumText[meterType])}
                  meterType={meterType}
                  progress={progress}
                />
              </li>
            ))}
          </ul>
        </Section>
        <DeadlineSection byDeadline={byDeadline} ahead={ahead} />
      </div>
    </>
  );
}
