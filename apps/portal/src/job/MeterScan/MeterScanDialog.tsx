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

type Answer = Exclude<MetersOnLabel, { readonly kind: 'job' }>;

/** One fitting meter opens its job. Several are offered, none is named; then the user decides. */
export function MeterScanDialog({ onClose }: MeterScanDialogProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { application, ports } = usePortal();
  const { unknownReadingsAllowed } = application.config.features;
  const { jobs } = useJobs();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const last = useRef('');

  const open = (job: Job) => {
    onClose();
    void navigate(jobPath(job.id));
  };
  const take = (texts: readonly string[]) => {
    const found = metersOnLabel(texts, jobs);
    if (found.kind === 'job') return open(found.job);
    // A single picture may be misread, and a label may have another code above the meter's.
    const said = 'number' in found ? found.number : found.kind;
    if (said === last.current) setAnswer(found);
    last.current = said;
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
          {answer?.kind === 'unlisted' && unknownReadingsAllowed && (
            <Link
              className={buttonClass({ variant: 'primary' })}
              to={UNLISTED_PATH}
              state={scannedState(answer.number)}
            >
              <PlusIcon size={20} />
              {t('jobs_unlisted_action')}
            </Link>
          )}
        </>
      }
    >
      {answer?.kind === 'several' && <FittingJobs {...answer} onOpen={open} />}
      <div role="status">
        {answer && answer.kind !== 'several' && (
          <Notice
            tone="warning"
            title={
              answer.kind === 'unlisted'
                ? t('scan_label_none_title', { number: answer.number })
                : t('scan_label_foreign_title')
            }
          >
            {t('scan_label_foreign_text')}
          </Notice>
        )}
      </div>
    </LabelScanner>
  );
}
