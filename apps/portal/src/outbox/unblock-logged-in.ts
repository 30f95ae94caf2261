import type { Outbox, OutboxRecord } from '@ablesbar/offline-queue';

/**
 * A reading may still wait for a login that has happened: when it did, the storage could not write. So
 * it is freed again before each round that a user or a connection begins. If it still cannot, the round
 * sends the others.
 */
export async function unblockLoggedIn(
  outbox: Pick<Outbox, 'unblock'>,
  waiting: readonly OutboxRecord[],
  accountIds: readonly string[],
): Promise<void> {
  const blocked = waiting
    .filter(({ state }) => state === 'AUTH_BLOCKED')
    .map(({ accountId }) => accountId)
    .filter((accountId) => accountIds.includes(accountId));
  for (const accountId of new Set(blocked)) {
    await outbox.unblock(accountId).catch(() => undefined);
  }
}
