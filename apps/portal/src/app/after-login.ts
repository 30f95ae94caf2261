import type { Outbox } from '@ablesbar/offline-queue';

/**
 * After a login, and for each account that is logged in when the page opens: sends all readings that
 * can go now, whatever they waited for (customer decision 50).
 */
export const afterLogin =
  (outbox: Pick<Outbox, 'unblock' | 'drain'>) =>
  async (accountId: string): Promise<void> => {
    await outbox.unblock(accountId);
    await outbox.drain({ ignoreWaiting: true });
  };
