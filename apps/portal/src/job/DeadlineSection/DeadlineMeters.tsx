import { useState } from 'react';
import { Link } from 'react-router';
import { type Job, jobLines, meterTypeOf } from '@ablesbar/domain';
import { Button, MediumSign, useTexts } from '@ablesbar/ui';
import { jobPath } from '../../base/paths';
import * as css from './DeadlineSection.css';

/**
 * As many as a user can scan at once; for more, the user asks for the next ones or searches the
 * list.
 */
const AT_ONCE = 50;

export function DeadlineMeters({ jobs }: { readonly jobs: readonly Job[] }) {
  const { t } = useTexts();
  const [shown, setShown] = useState(AT_ONCE);
  const left = jobs.length - shown;
  return (
    <div className={css.meters}>
      <ul>
        {jobs.slice(0, shown).map((job) => (
          <li key={job.id} className={css.meter}>
            <MediumSign meterType={meterTypeOf(job)} size={20} />
            <Link to={jobPath(job.id)}>{job.meter.meterNumber}</Link>
            <span className={css.place}>{jobLines(job, jobs).first}</span>
            {job.done && <span className={css.place}>{t('jobs_state_done')}</span>}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button variant="quiet" onClick={() => setShown(shown + AT_ONCE)}>
          {t('jobs_more_action', { count: Math.min(left, AT_ONCE) })}
        </Button>
      )}
    </div>
  );
}
