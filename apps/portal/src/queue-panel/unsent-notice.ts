import type { Drained } from '@ablesbar/offline-queue';
import type { Portal } from '../base/portal';

type Notice = Parameters<Portal['notices']['show']>[0];

/** Why a round that the user asked for has not sent everything. Null if it has sent something. */
export function unsentNotice(drained: Drained, isOnline: boolean): Notice | null {
  const notSent = { type: 'info', title: 'outbox_unsent_title' } as const;
  switch (drained.kind) {
    case 'busy':
      return { ...notSent, message: 'outbox_unsent_busy_text' };
    case 'stopped':
      return isOnline
        ? { ...notSent, message: 'notice_send_queued_text' }
        : { ...notSent, title: 'notice_offline_title', message: 'notice_queued_text' };
    case 'done':
      // Nothing was ready: the panel names for each reading what it waits for.
      return drained.sent > 0 ? null : { ...notSent, message: 'outbox_unsent_reasons_text' };
  }
}
