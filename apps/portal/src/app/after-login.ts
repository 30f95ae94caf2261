import type { Outbox } from '@ablesbar/offline-queue';

/** Whoever is logged in now may send what waited for this login. */
export const afterLogin =
  (outbox: Pick<Outbox, 'unblock' | 'drain'>) =>
  async (accountId: string): Promise<void> => {
    await outbox.unblock(accountId);
    await outbox.drain();
  };
