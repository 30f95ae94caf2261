import type { Outbox } from '@ablesbar/offline-queue';
import type { Ports } from '../base/ports';
import { untilStored } from '../base/until-stored';

/**
 * After a login, and for each account that is logged in when the page opens: sends all readings that
 * can go now, whatever they waited for (customer decision 50). Storage that answers late is waited for,
 * as long as the account is logged in.
 */
export const afterLogin =
  (
    outbox: Pick<Outbox, 'unblock' | 'drain'>,
    after: Ports['after'],
    accountIds: () => readonly string[],
  ) =>
  (accountId: string): Promise<void> =>
    untilStored(async () => {
      if (!accountIds().includes(accountId)) return;
      await outbox.unblock(accountId);
      await outbox.drain({ ignoreWaiting: true });
    }, after);
