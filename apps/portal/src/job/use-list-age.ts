import { useMemo } from 'react';
import { useAppSelector } from '../base/store';
import { useOnline } from '../base/use-online';
import { useSession } from '../base/session';
import { type AgeOfAll, ageOfAll } from './age-of-all';

/** How current the lists on the screen are. */
export function useListAge(): AgeOfAll {
  const { accountIds } = useSession();
  const isOnline = useOnline();
  const ages = useAppSelector((state) => state.listAges);
  return useMemo(
    () =>
      ageOfAll(
        accountIds.map((accountId) => ages[accountId]),
        isOnline,
      ),
    [accountIds, ages, isOnline],
  );
}
