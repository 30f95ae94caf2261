import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useParams } from 'react-router';
import { type Job, lastResultOf } from '@ablesbar/domain';
import { needsAttention } from '@ablesbar/offline-queue';
import { BackLink, Button, Notice, QuietLine, useTexts } from '@ablesbar/ui';
import { useAddress } from '../base/address';
import { BY_ROUND, JOBS_PATH, roundPath } from '../base/paths';
import { renderLink } from '../base/PortalLink';
import { useAppDispatch, useAppSelector } from '../base/store';
import { useWorkplace } from '../base/workplace';
import { MeterHelpButton, MeterHelpPanel, useMeterHelp } from '../help';
import { MeterData, MissingJob, useJobs } from '../job';
import { NoteLink } from '../note';
import { refusalText, selectIsQueueOpen, selectSentElsewhere, useOwnWaiting } from '../outbox';
import {
  type GoneEnd,
  JobEntry,
  REASON_INPUT_ID,
  selectDrafts,
  takeBack,
  useHasDraft,
  valueInputId,
} from '../reading';
import { JobSlip, SentReceipt, useJobReceipt } from '../receipt';
import { ReceiptRequest } from '../registration';
import { DoneNotice } from './DoneNotice';
import { JobHead } from './JobHead';
import { NextMeter } from './NextMeter';
import { NoRates } from './NoRates';
import { SentReadings } from './SentReadings';
import { ShareJob } from './ShareJob';
import { Thanks } from './Thanks';
import { WaitNotice } from './WaitNotice';
import * as css from './JobScreen.css';

export function JobScreen() {
  const { t } = useTexts();
  const { jobId } = useParams();
  const { jobs } = useJobs();
  const job = jobs.find((one) => one.id === jobId);
  const isFromRound = useAddress().state === BY_ROUND;
  return (
    <>
      <div className={css.back}>
        {isFromRound && job ? (
          <Link to={roundPath(job.id)}>{t('round_back_link')}</Link>
        ) : (
          <BackLink href={JOBS_PATH} renderLink={renderLink} />
        )}
      </div>
      {job ? (
        // Each job gets a new form: nothing of the last job may stay in it.
        <OneJob key={job.id} job={job} jobs={jobs} />
      ) : (
        <MissingJob />
      )}
    </>
  );
}

function OneJob({ job, jobs }: { job: Job; jobs: readonly Job[] }) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { outbox, draftPhotos } = useWorkplace();
  const kept = useOwnWaiting()
    .filter((record) => record.kind !== 'unlisted-reading')
    .find((record) => record.jobId === job.id);
  const refused = kept && needsAttention(kept) ? kept : null;
  const isWaiting = kept !== undefined;
  const [isCorrecting, setIsCorrecting] = useCorrecting(job.id, isWaiting);
  const [isTaking, setIsTaking] = useState(false);
  /** The access that has sent from this page. The same job of another one is still open to it. */
  const [closedFor, setClosedFor] = useState<string | null>(null);
  const isClosed = closedFor === job.login;
  const [sendings, setSendings] = useState(0);
  const [hasSent, setHasSent] = useState(false);
  const isThanked = hasSent && isClosed;
  const isDraftGone = useAppSelector((state) => selectDrafts(state)[job.id] === undefined);
  const sentElsewhere = useAppSelector((state) => selectSentElsewhere(state, job.id));
  const keptId = kept?.id ?? null;
  const [known, setKnown] = useState({ sentElsewhere, keptId });
  const receipt = useJobReceipt(job);
  const help = useMeterHelp();
  // A sent reading closes the form, even if a tariff is still open.
  const isEntering = isCorrecting || (!job.done && !isWaiting && !isClosed);
  const isSentElsewhere = sentElsewhere !== known.sentElsewhere;
  const isKept = keptId !== null && keptId !== known.keptId;
  // Another tab has sent what stood in this form, or it waits there. What was typed here since then stays,
  // also while it is emptied to be typed anew.
  if ((isSentElsewhere || isKept) && isDraftGone) {
    setKnown({ sentElsewhere, keptId });
    setIsCorrecting(false);
    if (isSentElsewhere) setClosedFor(job.login);
    if (isEntering) setSendings(sendings + 1);
  }
  const slip = isEntering || isWaiting || job.notReadable ? null : receipt;
  const again = job.notReadable
    ? 'not_readable_enter_action'
    : job.done || isWaiting
      ? 'job_resend_action'
      : 'job_more_action';
  const takeOut = async (record: NonNullable<typeof refused>) => {
    setIsTaking(true);
    return dispatch(takeBack(outbox, draftPhotos, job, record)).finally(() => setIsTaking(false));
  };
  const correct = async () => {
    const end = refused && (await takeOut(refused));
    // A newer entry, or one for other rates, is made in the form while the reading waits.
    flushSync(() => setIsCorrecting(end !== 'in-outbox'));
    // The pressed button has gone, and the form is in its place.
    const field = refused?.kind === 'not-readable' ? REASON_INPUT_ID : fieldToCorrect(job);
    document.getElementById(field)?.focus();
  };
  const close = (end: GoneEnd) => {
    setIsCorrecting(false);
    setClosedFor(job.login);
    setHasSent(end === 'sent');
    setSendings(sendings + 1);
    window.scrollTo({ top: 0 });
  };
  return (
    <div className={help.isBeside ? css.withHelp : undefined}>
      <div className={css.screen}>
        {isThanked && !isEntering ? (
          <Thanks key={sendings} job={job} />
        ) : (
          <JobHead key={sendings} job={job} />
        )}
        {refused && (
          <Notice tone="warning" title={t('job_refused_title')}>
            {refusalText(refused, t) ?? t('job_refused_text')}
          </Notice>
        )}
        {kept && !refused && <WaitNotice record={kept} />}
        {slip === null && job.done && !isWaiting && !isThanked && <DoneNotice job={job} />}
        {slip && <JobSlip job={job} receipt={slip} />}
        {!isEntering && slip === null && <SentReadings job={job} />}
        {!isEntering && <SentReceipt jobId={job.id} />}
        {!isEntering && !isWaiting && <ReceiptRequest place="job" />}
        {!isEntering && !refused && <NextMeter job={job} jobs={jobs} />}
        {isEntering && job.meter.meterRateTasks.length === 0 ? (
          <NoRates />
        ) : isEntering ? (
          <JobEntry job={job} onGone={close} />
        ) : (
          (refused || !isWaiting) && (
            <div>
              <Button waiting={isTaking} onClick={() => void correct()}>
                {t(again)}
              </Button>
            </div>
          )
        )}
        <div className={css.details}>
          <div className={css.actions}>
            <MeterHelpButton job={job} help={help} />
            <ShareJob job={job} />
          </div>
          <QuietLine kind="section" title={t('job_details_title')}>
            <MeterData job={job} />
          </QuietLine>
          <NoteLink job={job} />
        </div>
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

/**
 * Whether the form is shown although the job is done or waits: the user asked for it, or it has a
 * draft, typed here or taken back anywhere. If the user empties it, it stays until it is closed.
 */
export function useCorrecting(jobId: string, isWaiting: boolean) {
  const [isCorrecting, setCorrecting] = useState(false);
  const isQueueOpen = useAppSelector(selectIsQueueOpen);
  // While a reading moves between form and queue, both contain it for a moment.
  const isDrafted = useHasDraft(jobId) && !isWaiting;
  // After a reload the draft is read first, and may be of a reading that the queue is about to show.
  if (isDrafted && isQueueOpen && !isCorrecting) setCorrecting(true);
  return [isCorrecting || isDrafted, setCorrecting] as const;
}
