import { Link } from 'react-router';
import { type Job, meterTypeOf, nextOpenJob } from '@ablesbar/domain';
import { mediumText, meterName, withDots } from '@ablesbar/i18n';
import { buttonClass, useTexts } from '@ablesbar/ui';
import { useAddress } from '../base/address';
import { BY_ROUND, jobPath, roundPath } from '../base/paths';
import { useQueuedJobIds } from '../job';
import * as css from './NextMeter.css';

/**
 * Leads to the next meter: a user in a cellar reads one meter after another (customer decision 39). On a
 * phone it stays at the foot of the window.
 */
export function NextMeter({ job, jobs }: { job: Job; jobs: readonly Job[] }) {
  const { t } = useTexts();
  const next = nextOpenJob(job, jobs, useQueuedJobIds());
  const isFromRound = useAddress().state === BY_ROUND;
  if (isFromRound) {
    return (
      <div className={css.foot}>
        <Link className={buttonClass({ variant: 'primary', wide: true })} to={roundPath(job.id)}>
          {t('round_back_link')}
        </Link>
      </div>
    );
  }
  if (next === null) return null;
  const { customMeterType, meterAddress } = next.meter;
  const words = [
    t('job_next_title'),
    customMeterType ?? t(mediumText[meterTypeOf(next)]),
    meterAddress.locationDescription ?? meterAddress.objectKey,
  ];
  return (
    <section className={css.foot} aria-label={t('job_next_title')}>
      <p className={css.place}>{withDots(words.flatMap((word) => word || []))}</p>
      <Link className={buttonClass({ variant: 'primary', wide: true })} to={jobPath(next.id)}>
        {t('job_next_action', { number: meterName(next.meter, t) })}
      </Link>
    </section>
  );
}
