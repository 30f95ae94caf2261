import { Link } from 'react-router';
import { type Job, progressOf, type Share } from '@ablesbar/domain';
import { formatPercent } from '@ablesbar/i18n';
import { Scale, useTexts } from '@ablesbar/ui';
import { subAccountPath } from '../../base/paths';
import * as css from './ShareList.css';

export interface ShareRowsProps {
  readonly accountId: string;
  readonly shares: readonly Share[];
  /** The jobs that the account itself sees. */
  readonly jobs: readonly Job[];
}

export function ShareRows({ accountId, shares, jobs }: ShareRowsProps) {
  const { t, language } = useTexts();
  const byId = new Map(jobs.map((job) => [job.id, job]));
  return (
    <ul className={css.rows}>
      {shares.map(({ id, name, jobIds, allowToReShare }) => {
        const { done, total, percent } = progressOf(
          jobIds.flatMap((jobId) => byId.get(jobId) ?? []),
        );
        const progress = t('jobs_progress_text', { done, total });
        const meters = t('management_share_meters', { count: jobIds.length });
        return (
          <li key={id} className={css.share}>
            <div>
              <p className={css.name}>
                <Link to={subAccountPath(accountId, id)}>{name}</Link>
              </p>
              <p className={css.detail}>
                {allowToReShare ? `${meters}, ${t('management_share_reshare')}` : meters}
              </p>
            </div>
            <div>
              <p className={css.progress}>
                <span>{progress}</span>
                <span>{formatPercent(percent, language)}</span>
              </p>
              <Scale value={done} max={total} label={progress} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
