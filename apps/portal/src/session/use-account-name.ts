import { useTexts } from '@ablesbar/ui';
import { useSession } from '../base/session';

/** Account name, or username as a fallback. */
export function useAccountName(): (accountId: string) => string {
  const { t } = useTexts();
  const { accounts } = useSession();
  return (id) => accounts[id]?.name ?? accounts[id]?.username ?? t('frame_account_unnamed');
}
