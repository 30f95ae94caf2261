import { useMemo } from 'react';
import { Link } from 'react-router';
import { openDeadlines, progressOf } from '@ablesbar/domain';
import { formatNumber, formatPercent, meterName } from '@ablesbar/i18n';
import { needsAttention } from '@ablesbar/offline-queue';
import {
  Button,
  buttonClass,
  CalendarIcon,
  DrumNumber,
  EmptyState,
  ProgressScale,
  Section,
  StateLine,
  useTexts,
} from '@ablesbar/ui';
import { LoadingText } from '../../base/loading';
import { jobPath, JOBS_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { useAppSelector } from '../../base/store';
import { useToday } from '../../base/use-today';
import {
  MeterScan,
  RoundLink,
  saveDeadlines,
  TableLink,
  useJobs,
  useQueuedJobIds,
} from '../../job';
import { selectWaiting } from '../../outbox';
import * as css from './HomeScreen.css';

/** Shows how many readings are open, and links to them. */
export function ReadingCard() {
  const { t } = useTexts();
  const { jobs, isLoading, hasFailed, failureText } = useJobs();
  return (
    <Section title={t('jobs_title')}>
      {jobs.length > 0 ? (
        <Readings />
      ) : isLoading ? (
        <LoadingText text="jobs_loading_text" />
      ) : (
        <EmptyState
          title={t(hasFailed ? 'jobs_failed_title' : 'jobs_empty_title')}
          action={<Link to={JOBS_PATH}>{t('home_open_readings_action')}</Link>}
        >
          {t(hasFailed ? failureText : 'jobs_empty_text')}
        </EmptyState>
      )}
    </Section>
  );
}

function Readings() {
  const { t, language } = useTexts();
  const { jobs } = useJobs();
  const queued = useQueuedJobIds();
  const { total, done, percent } = progressOf(jobs);
  const open = jobs.filter((job) => !job.done && !queued.has(job.id));
  const [next, ...others] = open;
  const progress = t('jobs_progress_text', { done, total });
  return (
    <div className={css.readings}>
      {next === undefined && done === total ? (
        <StateLine state="done" title={t('jobs_all_done_title')}>
          {t('jobs_all_done_text')}
        </StateLine>
      ) : (
        <div className={css.openReadings}>
          <DrumNumber
            decimal={String(open.length)}
            label={formatNumber(open.length, language)}
            size="l"
          />
          <p>
            <strong className={css.openLabel}>{t('home_open_label')}</strong>
            <br />
            <span className={css.ofTotal}>{t('home_of_text', { count: total })}</span>
          </p>
        </div>
      )}
      <div className={css.progress}>
        <span>{progress}</span>
        <DrumNumber
          decimal={percent.toFixed(1)}
          unit="%"
          label={formatPercent(percent, language)}
        />
        <span className={css.scale}>
          <ProgressScale value={done} max={total} label={progress} />
        </span>
      </div>
      <Waiting />
      <div className={css.actions}>
        {next !== undefined && others.length === 0 ? (
          <Link className={buttonClass({ variant: 'primary' })} to={jobPath(next.id)}>
            {t('home_read_one_action', { meter: meterName(next.meter, t) })}
          </Link>
        ) : (
          <Link className={buttonClass({ variant: 'primary' })} to={JOBS_PATH}>
            {t('home_open_readings_action')}
          </Link>
        )}
        {others.length > 0 && <MeterScan />}
        <RoundLink />
        <TableLink />
        <CalendarAction />
      </div>
    </div>
  );
}

/** Only what the queue sends by itself may be left to it. */
function Waiting() {
  const { t } = useTexts();
  const waiting = useAppSelector(selectWaiting);
  const { length: stuck } = waiting.filter(needsAttention);
  const going = waiting.filter((record) => !needsAttention(record));
  const { length: blocked } = going.filter(({ state }) => state === 'AUTH_BLOCKED');
  const itself = going.length - blocked;
  return (
    <>
      {itself > 0 && (
        <StateLine state="pending" title={t('home_waiting_title', { count: itself })}>
          {t('home_waiting_text')}
        </StateLine>
      )}
      {blocked > 0 && (
        <StateLine state="pending" title={t('home_waiting_title', { count: blocked })}>
          {t('home_blocked_text')}
        </StateLine>
      )}
      {stuck > 0 && (
        <StateLine state="warning" title={t('home_stuck_title', { count: stuck })}>
          {t('home_stuck_text')}
        </StateLine>
      )}
    </>
  );
}

function CalendarAction() {
  const texts = useTexts();
  const { ports, application } = usePortal();
  const today = useToday();
  const { jobs } = useJobs();
  const queued = useQueuedJobIds();
  const ahead = useMemo(() => openDeadlines(jobs, today, queued), [jobs, today, queued]);
  return (
    ahead.length > 0 && (
      <Button
        variant="quiet"
        icon={<CalendarIcon size={20} />}
        onClick={() => saveDeadlines(ahead, { texts, name: application.name, now: ports.now() })}
      >
        {texts.t('jobs_calendar_action')}
      </Button>
    )
  );
}
