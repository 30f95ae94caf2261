import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useNavigate } from 'react-router';
import { type Job, metersOnLabel, type MetersOnLabel } from '@ablesbar/domain';
import { Button, buttonClass, LabelScanner, Notice, PlusIcon, useTexts } from '@ablesbar/ui';
import { LABEL_CODES } from '../../base/label-codes';
import { BY_ROUND, jobPath, scannedState, UNLISTED_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { useJobs } from '../use-jobs';
import { FittingJobs } from './FittingJobs';

/** A round that looks for its next card. */
export interface ScannedRound {
  /** Why the round has no card for this meter; null if it has one. */
  readonly whyNot: (job: Job) => string | null;
  readonly isOfHouse: (job: Job) => boolean;
  readonly goTo: (job: Job) => void;
}

export interface MeterScanDialogProps {
  /** Null: a meter that was found opens. */
  readonly round: ScannedRound | null;
  readonly onClose: () => void;
}

type Answer =
  | Exclude<MetersOnLabel, { readonly kind: 'job' }>
  | { readonly kind: 'elsewhere'; readonly job: Job; readonly why: string }
  | { readonly kind: 'not-loaded' };

/** One fitting meter opens its job. Several are offered, none is named; then the user decides. */
export function MeterScanDialog({ round, onClose }: MeterScanDialogProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { application, ports } = usePortal();
  const { unknownReadingsAllowed } = application.config.features;
  const { jobs, hasFailed, isMissing } = useJobs();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const last = useRef('');

  const goTo = (job: Job) => {
    // The dialog gives the focus back as it closes, and the card takes it then.
    flushSync(onClose);
    round?.goTo(job);
  };
  const open = (job: Job) => {
    if (round !== null && round.whyNot(job) === null) return goTo(job);
    onClose();
    // The links of a meter from a round lead back to the round of its own house.
    void navigate(jobPath(job.id), round?.isOfHouse(job) ? { state: BY_ROUND } : {});
  };
  const find = (job: Job) => {
    const why = round?.whyNot(job) ?? null;
    // A scan must not lead out of the round unasked.
    if (why === null) open(job);
    else setAnswer({ kind: 'elsewhere', job, why });
  };
  const take = (texts: readonly string[], isPhoto: boolean) => {
    const found = metersOnLabel(texts, jobs);
    // A single picture may be misread, and a label may have another code above the meter's.
    const said = JSON.stringify(found);
    const isSure = isPhoto || said === last.current;
    last.current = said;
    if (!isSure) return;
    if (found.kind === 'job') return find(found.job);
    // What is not there may be on a list that is missing.
    setAnswer(found.kind === 'unlisted' && isMissing ? { kind: 'not-loaded' } : found);
  };
  const again = () => {
    last.current = '';
    setAnswer(null);
  };

  const asks = answer?.kind === 'several' || answer?.kind === 'elsewhere';
  return (
    <LabelScanner
      isResting={asks}
      codes={LABEL_CODES}
      after={ports.after}
      onCodes={take}
      onAnew={again}
      onClose={onClose}
      actions={
        <>
          {asks && <Button onClick={again}>{t('scan_label_again_action')}</Button>}
          {answer?.kind === 'unlisted' &&
            unknownReadingsAllowed &&
            answer.numbers.map((number, _, { length }) => (
              <Link
                key={number}
                className={buttonClass({ variant: length === 1 ? 'primary' : 'secondary' })}
                to={UNLISTED_PATH}
                state={scannedState(number)}
              >
                <PlusIcon size={20} />
                {length === 1
                  ? t('jobs_unlisted_action')
                  : t('scan_label_report_action', { number })}
              </Link>
            ))}
        </>
      }
    >
      {answer?.kind === 'several' && (
        <FittingJobs
          title={t('scan_label_several_title')}
          text={t('scan_label_several_text', { number: answer.number, count: answer.jobs.length })}
          jobs={answer.jobs}
          onOpen={find}
        />
      )}
      {answer?.kind === 'elsewhere' && (
        <FittingJobs
          title={answer.why}
          text={t('round_scan_open_text')}
          jobs={[answer.job]}
          onOpen={open}
        />
      )}
      <div role="status">
        {answer?.kind === 'unlisted' && (
          <Notice
            tone="warning"
            title={
              answer.numbers.length === 1
                ? t('scan_label_none_title', { number: answer.numbers.join('') })
                : t('scan_label_none_many_title')
            }
          >
            {answer.numbers.length > 1 && `${answer.numbers.join(', ')}. `}
            {t('scan_label_foreign_text')}
          </Notice>
        )}
        {answer?.kind === 'foreign' && (
          <Notice tone="warning" title={t('scan_label_foreign_title')}>
            {t('scan_label_foreign_text')}
          </Notice>
        )}
        {answer?.kind === 'not-loaded' && (
          <Notice tone="warning" title={t(hasFailed ? 'jobs_failed_title' : 'jobs_loading_text')} />
        )}
      </div>
    </LabelScanner>
  );
}
