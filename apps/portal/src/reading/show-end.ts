import type { Portal } from '../base/portal';
import type { SendingEnd } from './deliver-draft';

/** Shows the notice about the result of a sending. */
export function showEnd(
  { connection, notices }: Pick<Portal, 'connection' | 'notices'>,
  kind: SendingEnd['kind'],
): void {
  if (kind === 'sent') {
    notices.show({ type: 'success', title: 'notice_sent_title', message: 'notice_sent_text' });
  } else if (kind === 'waiting' && !connection.isOnline()) {
    notices.show({ type: 'info', title: 'notice_queued_title', message: 'notice_queued_text' });
  } else {
    notices.show({
      type: 'error',
      title: 'notice_send_failed_title',
      message: 'notice_send_failed_text',
    });
  }
}
