import { useRef } from 'react';
import { jobCardClass, UnlistedCard, useTexts } from '@ablesbar/ui';
import { UNLISTED_PATH } from '../../base/paths';
import type { LinkProps } from './link-props';
import { UNLISTED_KEY } from './rows';
import { useMeasured } from './use-measured';
import { useFocusIfWanted } from './use-focus-if-wanted';

/** The link for a meter that is not on the list. */
export function UnlistedLink({ isCurrent, isStop, wanted, ruler }: LinkProps) {
  const { t } = useTexts();
  const ref = useRef<HTMLAnchorElement>(null);
  useMeasured(ref, { key: UNLISTED_KEY, isJob: false, ruler });
  useFocusIfWanted(ref, wanted);
  return (
    <a
      ref={ref}
      href={UNLISTED_PATH}
      className={jobCardClass}
      aria-current={isCurrent ? 'page' : undefined}
      tabIndex={isStop ? 0 : -1}
    >
      <UnlistedCard>{t('jobs_unlisted_link')}</UnlistedCard>
    </a>
  );
}
