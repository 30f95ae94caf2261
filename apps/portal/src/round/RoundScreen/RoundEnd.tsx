import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Job } from '@ablesbar/domain';
import { meterName } from '@ablesbar/i18n';
import { buttonClass, Notice, useTexts } from '@ablesbar/ui';
import { BY_ROUND, HANDOVER_PATH, jobPath, JOBS_PATH, roundPath } from '../../base/paths';
import { useJobs, useQueuedJobIds, useRoundHouse } from '../../job';
import type { RoundState } from '../use-round';
import { placeInHouse } from './place-in-house';
import * as css from './RoundScreen.css';

interface RoundEndProps {
  readonly house: readonly Job[];
  readonly round: RoundState;
  /** The last card had the focus, and has gone. */
  readonly takesFocus: boolean;
}

/** The last card is answered: what has become of them, and where to go next. */
export function RoundEnd({ house, round, takesFocus }: RoundEndProps) {
  const { t } = useTexts();
  const { jobs } = useJobs();
  const queued = useQueuedJobIds();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const { closed, refused } = round;
  const ofHouse = new Set(house.map(({ id }) => id));
  // The list may not know yet what was sent from here.
  const others = jobs.filter(({ id }) => !ofHouse.has(id));
  const next = useRoundHouse(others);
  const waits = house.filter(({ id }) => queued.has(id)).length;
  const [first] = next?.jobs ?? [];
  return (
    <div className={css.end}>
      <h2 ref={title} tabIndex={-1} className={css.place}>
        {t(refused.length === 0 ? 'round_end_title' : 'round_end_refused_title')}
      </h2>
      {refused.length > 0 && (
        <>
          <Notice
            tone="warning"
            title={t('round_end_refused_text', { count: refused.length })}
            live="polite"
          />
          <ul className={css.list}>
            {refused.map((job) => (
              <li key={job.id} className={css.row}>
                <Link to={jobPath(job.id)} state={BY_ROUND}>
                  {`${placeInHouse(job, t)}, ${meterName(job.meter, t)}`}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Notice
        tone={refused.length === 0 ? 'success' : 'info'}
        title={t('round_end_text', { count: house.length - closed - refused.length })}
        live="polite"
      >
        {[
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
