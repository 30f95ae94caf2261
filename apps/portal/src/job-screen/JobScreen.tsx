import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useParams } from 'react-router';
import { lastResultOf, meterTypeOf, type Job } from '@ablesbar/domain';
import { mediumText } from '@ablesbar/i18n';
import { needsAttention } from '@ablesbar/offline-queue';
import {
  BackLink,
  Button,
  EmptyState,
  MediumCell,
  Notice,
  ScreenTitle,
  useTexts,
} from '@ablesbar/ui';
import { JOBS_PATH } from '../base/paths';
import { renderLink } from '../base/PortalLink';
import { useAppDispatch } from '../base/store';
import { MeterHelpButton, MeterHelpPanel, useMeterHelp } from '../help';
import { useOutbox, useWaiting } from '../outbox';
import { ReadingEntry, takeBack, useDraftPhotos, valueInputId } from '../reading';
import { SentReceipt } from '../receipt';
import { ReceiptRequest } from '../registration';
import { MeterData, NotLoaded, useJobs } from '../job';
import { NextMeter } from './NextMeter';
import { SentReadings } from './SentReadings';
import { ShareJob } from './ShareJob';
import { useCorrecting } from './use-correcting';
import * as css from './JobScreen.css';

export function JobScreen() {
  const { t } = useTexts();
  const { jobId } = useParams();
  const { jobs, isLoading, hasFailed } = useJobs();
  const job = jobs.find((one) => one.id === jobId);
  return (
    <>
      <div className={css.back}>
        <BackLink href={JOBS_PATH} renderLink={renderLink} />
      </div>
      {job ? (
        // Each job gets a new form: nothing of the last job may stay in it.
        <OneJob key={job.id} job={job} jobs={jobs} />
      ) : isLoading ? (
        <p role="status">{t('jobs_loading_text')}</p>
      ) : hasFailed ? (
        <NotLoaded isScreen />
      ) : (
        <EmptyState
          isScreen
          title={t('job_not_found_title')}
          action={<Link to={JOBS_PATH}>{t('job_back_link')}</Link>}
        >
          {t('job_not_found_text')}
        </EmptyState>
      )}
    </>
  );
}

function OneJob({ job, jobs }: { job: Job; jobs: readonly Job[] }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const outbox = useOutbox();
  const draftPhotos = useDraftPhotos();
  const kept = useWaiting()
    .filter((record) => record.kind === 'job-results')
    .find((record) => record.jobId === job.id);
  const refused = kept && needsAttention(kept) ? kept : null;
  const isWaiting = kept !== undefined;
  const [isCorrecting, setIsCorrecting] = useCorrecting(job.id, isWaiting);
  const [sendings, setSendings] = useState(0);
  const help = useMeterHelp();
  const meterType = meterTypeOf(job);
  // A sent reading closes the form, even if a tariff is still open.
  const isEntering = isCorrecting || (!job.done && !isWaiting && sendings === 0);
  const correct = async () => {
    const isFree = !refused || (await dispatch(takeBack(outbox, draftPhotos, job, refused)));
    flushSync(() => setIsCorrecting(isFree));
    // The pressed button has gone, and the form is in its place.
    document.getElementById(fieldToCorrect(job))?.focus();
  };
  const close = () => {
    setIsCorrecting(false);
    setSendings(sendings + 1);
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={help.isBeside ? css.withHelp : undefined}>
      <div className={css.screen}>
        <div className={css.top}>
          <MediumCell meterType={meterType} size={52} />
          <div className={css.titles}>
            <p className={css.medium}>{job.meter.customMeterType ?? t(mediumText[meterType])}</p>
            {/* The focused button has gone with the form: a new title takes the focus. */}
            <ScreenTitle key={sendings}>{job.meter.meterNumber}</ScreenTitle>
          </div>
        </div>
        <MeterData job={job} />
        <div className={css.actions}>
          <ShareJob job={job} />
          <MeterHelpButton job={job} help={help} />
        </div>
        {refused && (
          <Notice tone="warning" title={t('job_refused_title')}>
            {refused.lastError?.message ?? t('job_refused_text')}
          </Notice>
        )}
        {isWaiting && !refused && (
          <Notice tone="info" title={t('job_queued_title')}>
            {t('job_queued_text')}
          </Notice>
        )}
        {job.done && !isWaiting && (
          <Notice tone="success" title={t('job_done_title')}>
            {t('job_done_text')}
          </Notice>
        )}
        {!isEntering && <SentReadings job={job} />}
        {!isEntering && <SentReceipt jobId={job.id} />}
        {!isEntering && !isWaiting && <ReceiptRequest place="job" />}
        {!isEntering && !refused && <NextMeter job={job} jobs={jobs} />}
        {isEntering ? (
          <ReadingEntry job={job} onGone={close} />
        ) : (
          (refused || !isWaiting) && (
            <div>
              <Button onClick={() => void correct()}>
                {t(job.done || isWaiting ? 'job_resend_action' : 'job_more_action')}
              </Button>
            </div>
          )
        )}
      </div>
      <MeterHelpPanel job={job} help={help} />
    </div>
  );
}

/** The first tariff without a reading, or else the first tariff. */
function fieldToCorrect({ meter: { meterRateTasks } }: Job): string {
  const task = meterRateTasks.find((one) => lastResultOf(one) === null) ?? meterRateTasks[0];
  return valueInputId(task?.taskId ?? '');
}
