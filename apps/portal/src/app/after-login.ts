import type { Outbox } from '@ablesbar/offline-queue';

/** After a login, sends the readings that waited for this login. */
export const afterLogin =
  (outbox: Pick<Outbox, 'unblock' | 'drain'>) =>
  async (accountId: string): Promise<void> => {
    await outbox.unblock(accountId);
    await outbox.drain();
  };
