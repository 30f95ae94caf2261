import { Link } from 'react-router';
import type { Job } from '@ablesbar/domain';
import { buttonClass, Notice, useTexts } from '@ablesbar/ui';
import { HANDOVER_PATH, JOBS_PATH, roundPath } from '../../base/paths';
import { useJobs, useRoundHouse } from '../../job';
import { selectWaiting } from '../../outbox';
import { useAppSelector } from '../../base/store';
import * as css from './RoundScreen.css';

interface RoundEndProps {
  readonly house: readonly Job[];
  /** Meters that cannot be read now. */
  readonly closed: number;
}

/** The last card is answered: what has become of them, and where to go next. */
export function RoundEnd({ house, closed }: RoundEndProps) {
  const { t } = useTexts();
  const { jobs } = useJobs();
  const waiting = useAppSelector(selectWaiting);
  const ofHouse = new Set(house.map(({ id }) => id));
  // The list may not know yet what was sent from here.
  const others = jobs.filter(({ id }) => !ofHouse.has(id));
  const next = useRoundHouse(others);
  const waits = waiting.filter(({ jobId }) => jobId !== null && ofHouse.has(jobId)).length;
  const [first] = next?.jobs ?? [];
  return (
    <div className={css.end}>
      <Notice tone="success" title={t('round_end_title')} live="polite">
        {[
          t('round_end_text', { count: house.length - closed }),
          ...(waits > 0 ? [t('table_end_waiting', { count: waits })] : []),
          ...(closed > 0 ? [t('round_end_other', { count: closed })] : []),
        ].map((words) => `${words}. `)}
        <Link to={HANDOVER_PATH}>{t('handover_title')}</Link>
      </Notice>
      <div className={css.actions}>
        {first && (
          <Link className={buttonClass({ variant: 'primary' })} to={roundPath(first.id)}>
            {t('round_house_link', { house: next?.title ?? '' })}
          </Link>
        )}
        <Link className={buttonClass({ variant: first ? 'secondary' : 'primary' })} to={JOBS_PATH}>
          {t('job_back_link')}
        </Link>
      </div>
    </div>
  );
}
