import { createListenerMiddleware } from '@reduxjs/toolkit';
import type { Outbox } from '@ablesbar/offline-queue';
import { connectionChanged } from '../connection';
import { loginSucceeded } from '../session';

/** What sets the queue going: a login that records waited for, and a connection that is back. */
export function createOutboxListeners(outbox: Outbox) {
  const { startListening, middleware } = createListenerMiddleware();

  startListening({
    actionCreator: loginSucceeded,
    effect: ({ payload: accountId }) => sendForAccount(outbox, accountId),
  });
  startListening({
    actionCreator: connectionChanged,
    effect: async ({ payload: isOnline }) => {
      if (isOnline) await outbox.drain({ ignoreWaiting: true });
    },
  });
  return middleware;
}

async function sendForAccount(outbox: Outbox, accountId: string): Promise<void> {
  await outbox.unblock(accountId);
  await outbox.drain();
}

/** The first round after the portal opened. */
export async function sendWhatWaits(outbox: Outbox, accountIds: readonly string[]): Promise<void> {
  await outbox.start();
  for (const accountId of accountIds) await outbox.unblock(accountId);
  await outbox.drain();
}
