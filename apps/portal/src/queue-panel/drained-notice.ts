import type { Drained } from '@ablesbar/offline-queue';
import type { Portal } from '../base/portal';

type Notice = Parameters<Portal['notices']['show']>[0];

/** How a round ended that the user asked for: what has arrived, or why nothing more was sent. */
export function drainedNotice(drained: Drained, isOnline: boolean): Notice {
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
      return drained.sent > 0
        ? {
            ...{ type: 'success', title: 'notice_sent_title' },
            ...{ message: 'notice_online_arrived_text', values: { count: drained.sent } },
          }
        : { ...notSent, message: 'outbox_unsent_reasons_text' };
  }
}

/** The round as it went for the one reading that was wanted, whatever became of the others. */
export function roundOf(drained: Drained, wanted: { readonly isLeft: boolean } | null): Drained {
  if (wanted === null || drained.kind === 'busy') return drained;
  if (wanted.isLeft) return drained.kind === 'done' ? { ...drained, sent: 0 } : drained;
  return drained.sent > 0 ? { kind: 'done', sent: drained.sent } : drained;
}
