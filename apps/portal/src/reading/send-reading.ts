import type { Job } from '@ablesbar/domain';
import type { AppThunk } from '../base/store';
import type { Submitting } from '../outbox';
import { deliverDraft, type SendingEnd } from './deliver-draft';
import type { DraftPhotos } from './draft-photos';

/** Sends one reading, and shows the notice about the result. */
export const sendReading =
  (
    outbox: Submitting,
    draftPhotos: Pick<DraftPhotos, 'of' | 'clear' | 'loaded'>,
    job: Job,
  ): AppThunk<Promise<SendingEnd>> =>
  async (dispatch, _getState, { connection, notices }) => {
    const end = await dispatch(deliverDraft(outbox, draftPhotos, job));
    if (end.kind === 'sent') {
      notices.show({ type: 'success', title: 'notice_sent_title', message: 'notice_sent_text' });
    } else if (end.kind === 'waiting' && !connection.isOnline()) {
      notices.show({ type: 'info', title: 'notice_queued_title', message: 'notice_queued_text' });
    } else {
      notices.show({
        type: 'error',
        title: 'notice_send_failed_title',
        message: 'notice_send_failed_text',
      });
    }
    return end;
  };
