import { type Accounts, useTexts } from '@ablesbar/ui';
import { useObserved } from '@ablesbar/ui/observable';
import { MANAGEMENT_PATH, RECEIPTS_PATH } from '../base/paths';
import { usePortal } from '../base/portal';
import { useSession } from '../base/session';

/** The logged-in accounts, as the user menu shows them; null if there are none. */
export function useAccounts(): Accounts | null {
  const nameOf = useAccountName();
  const { application, session, frame } = usePortal();
  const { accountIds, accounts } = useSession();
  const { hasManagement, unsent, countDrafts } = useObserved(frame);
  if (accountIds.length === 0) return null;
  const leave = (ids: readonly string[]) => void session.leave(ids, countDrafts(ids));
  const { multipleAccountsLoginEnabled } = application.config.features;
  return {
    entries: accountIds.map((id) => ({
      id,
      name: nameOf(id),
      parentName: accounts[id]?.parentName ?? null,
    })),
    ...(hasManagement && { href: MANAGEMENT_PATH }),
    receiptsHref: RECEIPTS_PATH,
    unsent,
    onRemove: (id) => leave([id]),
    onLogOut: () => leave(accountIds),
    ...(multipleAccountsLoginEnabled && { onAdd: () => session.setAdding(true) }),
  };
}

/** Account name, or username as a fallback. */
export function useAccountName(): (accountId: string) => string {
  const { t } = useTexts();
  const { accounts } = useSession();
  return (id) => accounts[id]?.name ?? accounts[id]?.username ?? t('frame_account_unnamed');
}
