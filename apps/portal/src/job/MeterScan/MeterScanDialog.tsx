import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Job, metersOnLabel, type MetersOnLabel } from '@ablesbar/domain';
import { Button, buttonClass, LabelScanner, Notice, PlusIcon, useTexts } from '@ablesbar/ui';
import { LABEL_CODES } from '../../base/label-codes';
import { jobPath, scannedState, UNLISTED_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { useJobs } from '../use-jobs';
import { FittingJobs } from './FittingJobs';

export interface MeterScanDialogProps {
  readonly onClose: () => void;
}

type Answer = Exclude<MetersOnLabel, { readonly kind: 'job' }> | { readonly kind: 'not-loaded' };

/** One fitting meter opens its job. Several are offered, none is named; then the user decides. */
export function MeterScanDialog({ onClose }: MeterScanDialogProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { application, ports } = usePortal();
  const { unknownReadingsAllowed } = application.config.features;
  const { jobs, hasFailed, isMissing } = useJobs();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const last = useRef('');

  const open = (job: Job) => {
    onClose();
    void navigate(jobPath(job.id));
  };
  const take = (texts: readonly string[]) => {
    const found = metersOnLabel(texts, jobs);
    // A single picture may be misread, and a label may have another code above the meter's.
    const said = JSON.stringify(found);
    const isSure = said === last.current;
    last.current = said;
    if (!isSure) return;
    if (found.kind === 'job') return open(found.job);
    // What is not there may be on a list that is missing.
    setAnswer(found.kind === 'unlisted' && isMissing ? { kind: 'not-loaded' } : found);
  };
  const again = () => {
    last.current = '';
    setAnswer(null);
  };

  return (
    <LabelScanner
      isResting={answer?.kind === 'several'}
      codes={LABEL_CODES}
      after={ports.after}
      onCodes={take}
      onClose={onClose}
      actions={
        <>
          {answer?.kind === 'several' && (
            <Button onClick={again}>{t('scan_label_again_action')}</Button>
          )}
          {answer?.kind === 'unlisted' &&
            unknownReadingsAllowed &&
            answer.numbers.map((number, _, { length }) => (
              <Link
                key={number}
                className={buttonClass({ variant: 'primary' })}
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
      {answer?.kind === 'several' && <FittingJobs {...answer} onOpen={open} />}
      <div role="status">
        {answer?.kind === 'unlisted' && (
          <Notice
            tone="warning"
            title={t('scan_label_none_title', { number: answer.numbers.join(' / ') })}
          >
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
