import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { jobCardClass, UnlistedCard, useTexts } from '@ablesbar/ui';
import { UNLISTED_PATH } from '../../app/paths';
import type { Steps } from './use-steps';

/** The way on for a meter that is not on the list. */
export function UnlistedLink({ steps }: { readonly steps: Steps }) {
  const { t } = useTexts();
  const ref = useRef<HTMLAnchorElement>(null);
  const wanted = steps.wanted?.path === UNLISTED_PATH ? steps.wanted : null;
  useEffect(() => {
    if (wanted) ref.current?.focus();
  }, [wanted]);
  return (
    <NavLink
      ref={ref}
      to={UNLISTED_PATH}
      className={jobCardClass}
      tabIndex={steps.stop === UNLISTED_PATH ? 0 : -1}
      onFocus={() => steps.onFocus(UNLISTED_PATH)}
      onKeyDown={(event) => steps.onKeyDown(event, UNLISTED_PATH)}
    >
      <UnlistedCard>{t('jobs_unlisted_link')}</UnlistedCard>
    </NavLink>
  );
}
