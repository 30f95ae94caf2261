import { Link } from 'react-router';
import { buttonClass, useTexts } from '@ablesbar/ui';
import { roundPath } from '../../base/paths';
import { useJobs } from '../use-jobs';
import { useRoundHouse } from '../use-round-house';

/** The way to the round through the house that comes next; nothing while a round is not worthwhile. */
export function RoundLink() {
  const { t } = useTexts();
  const house = useRoundHouse(useJobs().jobs);
  const [first] = house?.jobs ?? [];
  if (house === null || first === undefined) return null;
  return (
    <Link className={buttonClass({ size: 'small' })} to={roundPath(first.id)}>
      {t('round_house_link', { house: house.title ?? '' })}
    </Link>
  );
}
