import type { Job } from '@ablesbar/domain';
import { meterName } from '@ablesbar/i18n';
import type { Portal } from '../base/portal';
import { waitingNotice } from '../outbox';
import type { SendingEnd } from './deliver-draft';

/**
 * Shows the notice about the result of a sending. A failure names its meter: the screen may show
 * another one by now. Its reason stands in the form as long as the form is seen. Where nothing has failed, the
 * notice must not say so, nor 'later'.
 */
export function showEnd(
  {
    connection,
    notices,
    session,
    texts,
  }: Pick<Portal, 'connection' | 'notices' | 'session' | 'texts'>,
  { meter }: Pick<Job, 'meter'>,
  end: SendingEnd,
  isFormSeen: boolean,
): void {
  if (end.kind === 'sent') {
    notices.show({ type: 'success', title: 'notice_sent_title', message: 'notice_sent_text' });
  } else if (end.kind === 'waiting') {
    const { accountIds } = session.state();
    notices.show(waitingNotice(end.record, { isOnline: connection.isOnline(), accountIds }));
  } else {
    const { title } = end;
    const isSaidInForm = isFormSeen && title === undefined;
    const reason = (isSaidInForm ? null : end.message) ?? texts.t('notice_send_failed_text');
    notices.show({
      type: title === undefined ? 'error' : 'warning',
      title: title ?? 'notice_send_failed_title',
      message: 'notice_send_failed_meter_text',
      values: { meter: meterName(meter, texts.t), reason },
    });
  }
}
