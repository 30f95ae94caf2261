import type { Portal } from '../base/portal';
import { waitingNotice } from '../outbox';
import type { SendingEnd } from './deliver-draft';

/** Shows the notice about the result of a sending. */
export function showEnd(
  { connection, notices }: Pick<Portal, 'connection' | 'notices'>,
  end: SendingEnd,
): void {
  if (end.kind === 'sent') {
    notices.show({ type: 'success', title: 'notice_sent_title', message: 'notice_sent_text' });
  } else if (end.kind === 'waiting') {
    notices.show(waitingNotice(end.record, connection.isOnline()));
  } else {
    notices.show({
      type: 'error',
      title: 'notice_send_failed_title',
      message: 'notice_send_failed_text',
    });
  }
}
