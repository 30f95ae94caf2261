import { useEffect, useRef } from 'react';
import { jobCardClass, UnlistedCard, useTexts } from '@ablesbar/ui';
import { UNLISTED_PATH } from '../../app/paths';
import type { RowSurroundings } from './JobRow';

interface UnlistedLinkProps {
  readonly surroundings: Pick<RowSurroundings, 'current' | 'wanted' | 'stop'>;
}

/** The way on for a meter that is not on the list. */
export function UnlistedLink({ surroundings: { current, wanted, stop } }: UnlistedLinkProps) {
  const { t } = useTexts();
  const ref = useRef<HTMLAnchorElement>(null);
  const isWanted = wanted?.path === UNLISTED_PATH;
  useEffect(() => {
    if (isWanted) ref.current?.focus({ preventScroll: wanted?.isBack === true });
  }, [isWanted, wanted]);
  return (
    <a
      ref={ref}
      href={UNLISTED_PATH}
      className={jobCardClass}
      aria-current={current === UNLISTED_PATH ? 'page' : undefined}
      tabIndex={stop === UNLISTED_PATH ? 0 : -1}
    >
      <UnlistedCard>{t('jobs_unlisted_link')}</UnlistedCard>
    </a>
  );
}
