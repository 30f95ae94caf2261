import { berlinDay, type CalendarDay, joinValue, wireReadingDate } from '@ablesbar/domain';
import { formatDay } from '@ablesbar/i18n';
import type { Delivery } from '@ablesbar/offline-queue';
import type { AppThunk } from '../base/store';
import { submit, type Submitting, waitingNotice } from '../outbox';
import type { DraftPhotos, MeanwhileTitle, WhichPhotos } from '../reading';
import { unlistedSent } from './unlisted-draft.slice';
import { UNLISTED_DRAFT, UNLISTED_SLOT, extrasToSend } from './unlisted-extras';

export type UnlistedEnd =
  | { readonly kind: 'gone' }
  /** Only the form has the reading; `message` says why, in the server's words or in ours. */
  | {
      readonly kind: 'not-kept';
      readonly message: string | null;
      readonly title?: MeanwhileTitle;
    };

interface Sending {
  readonly accountId: string;
  /** Today as the form said when the person agreed: the reading must not get another day (D14). */
  readonly shownToday: CalendarDay;
}

/**
 * Stores the reading first. Whatever the result of the first attempt, the reading is kept
 * (customer decision 13).
 */
export const sendUnlisted =
  (
    outbox: Submitting,
    draftPhotos: Pick<DraftPhotos, 'of' | 'clear' | 'loaded'>,
    { accountId, shownToday }: Sending,
  ): AppThunk<Promise<UnlistedEnd>> =>
  async (dispatch, getState, { application, connection, notices, ports, session, texts }) => {
    // A draft of an earlier page must not be sent without its photos.
    await draftPhotos.loaded();
    const draft = getState().unlistedDraft;
    if (joinValue(draft.value) === null) {
      // Another tab has sent it, or is sending it.
      notices.show({ type: 'info', title: 'outbox_late_title', message: 'outbox_late_text' });
      return { kind: 'not-kept', message: null };
    }
    const now = ports.now();
    const today = berlinDay(now);
    if (draft.day === null && today !== shownToday) {
      const shown = { day: formatDay(today, texts.language) };
      const message = texts.t('reading_new_day_text', shown);
      return { kind: 'not-kept', title: 'reading_new_day_title', message };
    }
    const taken = draftPhotos.of(UNLISTED_DRAFT)[UNLISTED_SLOT] ?? [];
    const extras = extrasToSend(draft, taken, application.config);
    const entry = {
      kind: 'unlisted-reading',
      jobId: null,
      accountId,
      applicationId: application.applicationId,
      payload: {
        meterNumber: draft.meterNumber.trim(),
        value: draft.value,
        readingDate: wireReadingDate(draft.day ?? today, now),
        comment: extras.comment,
      },
      photos: extras.photos.map(({ mimeType, data }) => ({ slot: UNLISTED_SLOT, mimeType, data })),
    } as const;
    const delivery = await submit(outbox, entry);
    if (delivery.kind === 'only-in-form') {
      notices.show({
        type: 'error',
        title: 'notice_send_failed_title',
        message: delivery.text,
      });
      return { kind: 'not-kept', message: delivery.message };
    }
    // What another tab has added since then is not sent.
    const isSent: WhichPhotos = (_slot, { id }) => taken.some((photo) => photo.id === id);
    await draftPhotos.clear(UNLISTED_DRAFT, isSent).catch(() => undefined);
    dispatch(unlistedSent(draft));
    const { accountIds } = session.state();
    notices.show(noticeOf(delivery, { isOnline: connection.isOnline(), accountIds }));
    return { kind: 'gone' };
  };

export function noticeOf(delivery: Delivery, now: Parameters<typeof waitingNotice>[1]) {
  if (delivery.kind === 'sent') {
    return { type: 'success', title: 'notice_sent_title', message: 'notice_sent_text' } as const;
  }
  if (delivery.kind === 'refused') {
    const failed = { type: 'error', title: 'notice_send_failed_title' } as const;
    const { message: reason } = delivery;
    return reason === null
      ? ({ ...failed, message: 'notice_send_kept_text' } as const)
      : ({ ...failed, message: 'notice_send_kept_reason_text', values: { reason } } as const);
  }
  return waitingNotice(delivery.record, now);
}
