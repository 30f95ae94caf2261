import { useMemo } from 'react';
import { Link } from 'react-router';
import { roundHouse } from '@ablesbar/domain';
import { buttonClass, useTexts } from '@ablesbar/ui';
import { roundPath } from '../../base/paths';
import { useToday } from '../../base/use-today';
import { useJobs } from '../use-jobs';
import { useQueuedJobIds } from '../use-queued-job-ids';

/** The way to the round through the house that comes next; nothing while a round is not worthwhile. */
export function RoundLink() {
  const { t } = useTexts();
  const today = useToday();
  const { jobs } = useJobs();
  const queued = useQueuedJobIds();
  const house = useMemo(() => roundHouse(jobs, queued, today), [jobs, queued, today]);
  const [first] = house?.jobs ?? [];
  if (house === null || first === undefined) return null;
  return (
    <Link className={buttonClass({ size: 'small' })} to={roundPath(first.id)}>
      {t('round_house_link', { house: house.title ?? '' })}
    </Link>
  );
}
