import { useSyncExternalStore } from 'react';
import type { Accounts } from '@ablesbar/ui';
import { MANAGEMENT_PATH, RECEIPTS_PATH } from '../app/paths';
import { usePortal } from '../app/portal-context';
import { useAccountName } from './use-account-name';
import { useSession } from './use-session';

/** Who is logged in, as the user menu shows it; null for nobody. */
export function useAccounts(): Accounts | null {
  const nameOf = useAccountName();
  const { application, session, shareable, unsent } = usePortal();
  const { accountIds, accounts } = useSession();
  const hasManagement = useSyncExternalStore(shareable.subscribe, shareable.get);
  const waiting = useSyncExternalStore(unsent.subscribe, unsent.get);
  if (accountIds.length === 0) return null;
  const { multipleAccountsLoginEnabled } = application.config.features;
  return {
    entries: accountIds.map((id) => ({
      id,
      name: nameOf(id),
      parentName: accounts[id]?.parentName ?? null,
    })),
    ...(hasManagement && { href: MANAGEMENT_PATH }),
    receiptsHref: RECEIPTS_PATH,
    unsent: waiting,
    onRemove: (id) => void session.leave([id]),
    onLogOut: () => void session.leave(accountIds),
    ...(multipleAccountsLoginEnabled && { onAdd: () => session.setAdding(true) }),
  };
}
