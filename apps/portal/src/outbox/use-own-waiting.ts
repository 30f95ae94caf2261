import { useMemo } from 'react';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { useSession } from '../base/session';
import { useAppSelector } from '../base/store';
import { selectWaiting } from './outbox.slice';

/**
 * The waiting readings of the accounts that are logged in. Those of another access wait for its next
 * login (customer decision 15), so they neither close a form nor come back into one.
 */
export function useOwnWaiting(): readonly OutboxRecord[] {
  const waiting = useAppSelector(selectWaiting);
  const { accountIds } = useSession();
  return useMemo(
    () => waiting.filter(({ accountId }) => accountIds.includes(accountId)),
    [waiting, accountIds],
  );
}
