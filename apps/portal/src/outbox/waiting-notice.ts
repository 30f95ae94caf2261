import type { TextKey } from '@ablesbar/i18n';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { waitOf } from './wait-of';

interface WaitingNotice {
  readonly type: 'info' | 'error';
  readonly title: TextKey;
  readonly message: TextKey;
}

/**
 * What a user is told whose reading was stored and could not be sent at once. It goes by itself, so
 * nothing has failed (D245); only a reading whose photo is lost waits for the user.
 */
export function waitingNotice(
  record: Pick<OutboxRecord, 'state' | 'lastError' | 'accountId'>,
  { isOnline, accountIds }: { readonly isOnline: boolean; readonly accountIds: readonly string[] },
): WaitingNotice {
  if (record.state === 'DAMAGED') {
    return { type: 'error', title: 'notice_send_failed_title', message: 'outbox_damaged_text' };
  }
  const untilSent = isOnline ? 'notice_send_queued_text' : 'notice_queued_text';
  // Another tab may have logged the account out meanwhile.
  const needsLogin = !accountIds.includes(record.accountId) || waitOf(record, isOnline) === 'login';
  const message = needsLogin ? 'job_queued_login_text' : untilSent;
  return { type: 'info', title: 'notice_queued_title', message };
}
