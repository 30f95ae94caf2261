import { berlinDay, type CalendarDay, type Job } from '@ablesbar/domain';
import { formatDay } from '@ablesbar/i18n';
import type { MeterNote, OutboxRecord } from '@ablesbar/offline-queue';
import { countedComment } from '@ablesbar/validation';
import type { AppThunk } from '../base/store';
import { submit, type Submitting } from '../outbox';
import { assessDraft } from './assess-draft';
import { countedDay } from './counted-day';
import type { DraftPhotos } from './draft-photos';
import type { WhichPhotos } from './photo-clearing';
import { payloadOf } from './payload-of';
import type { MeanwhileTitle } from './refusal';
import { photosToSend } from './photos-to-send';
import { draftSent, selectDraft } from './reading-draft.slice';

export type SendingEnd =
  | { readonly kind: 'sent' }
  | { readonly kind: 'waiting'; readonly record: OutboxRecord }
  /** The values stay in the form; `message` comes from the server or from this device's storage. */
  | {
      readonly kind: 'refused';
      readonly message: string | null;
      readonly title?: MeanwhileTitle;
    };

/** What a person wants to send. */
export interface Sending {
  readonly job: Job;
  /** Today as the screen said when the person agreed: the reading must not get another day (D14). */
  readonly shownToday: CalendarDay;
}

type SentPhotos = Pick<DraftPhotos, 'of' | 'clear' | 'loaded'>;

/**
 * Stores the reading first, then makes the first attempt; the user waits for both
 * (customer decision 12).
 */
export const deliverDraft =
  (outbox: Submitting, draftPhotos: SentPhotos, sending: Sending): AppThunk<Promise<SendingEnd>> =>
  (dispatch, getState, portal) =>
    // After a bug the form has the values, and a table goes on with its next meter.
    deliver(outbox, draftPhotos, sending)(dispatch, getState, portal).catch(() => ({
      kind: 'refused',
      message: portal.texts.t('notice_send_failed_text'),
    }));

const deliver =
  (
    outbox: Submitting,
    draftPhotos: SentPhotos,
    { job, shownToday }: Sending,
  ): AppThunk<Promise<SendingEnd>> =>
  async (dispatch, getState, { application, ports, texts }) => {
    // A draft of an earlier page must not be sent without its photos, or again after another tab.
    await draftPhotos.loaded();
    const now = ports.now();
    const draft = selectDraft(getState(), job.id);
    const photos = draftPhotos.of(job.id);
    const { settings, day, assessment } = assessDraft(job, draft, {
      photos,
      config: application.config,
      today: berlinDay(now),
    });
    const { features, meterReading } = settings;
    const payload = payloadOf(job, draft, {
      day,
      now,
      // From an old draft, only what the settings still allow.
      comment: countedComment(draft.comment ?? '', assessment.commentField, meterReading),
      meterReading,
    });
    // Another tab has sent it, or is sending it.
    if (payload.results.length === 0) {
      return { kind: 'refused', title: 'outbox_late_title', message: texts.t('outbox_late_text') };
    }
    if (day !== countedDay(draft.day, { job, features, today: shownToday })) {
      const shown = { day: formatDay(day, texts.language) };
      const message = texts.t('reading_new_day_text', shown);
      return { kind: 'refused', title: 'reading_new_day_title', message };
    }
    const entry = {
      kind: 'job-results',
      accountId: job.login,
      applicationId: application.applicationId,
      jobId: job.id,
      payload,
      photos: photosToSend(payload, photos, features),
      meter: meterNoteOf(job),
    } as const;
    const delivery = await submit(outbox, entry);
    if (delivery.kind === 'only-in-form') {
      return { kind: 'refused', message: delivery.message ?? texts.t(delivery.text) };
    }
    if (delivery.kind === 'refused') return { kind: 'refused', message: delivery.message };
    // What another tab has added since then is not sent.
    const isSent: WhichPhotos = (slot, { id }) =>
      photos[slot]?.some((photo) => photo.id === id) ?? false;
    await draftPhotos.clear(job.id, isSent).catch(() => undefined);
    dispatch(draftSent({ jobId: job.id, draft }));
    return delivery.kind === 'waiting' ? delivery : { kind: 'sent' };
  };

/** The job may leave the list while its reading waits; the queue must still name the meter. */
export function meterNoteOf({ meter: { meterNumber, meterAddress } }: Job): MeterNote {
  const { street, houseNumber, locationDescription } = meterAddress;
  const house = [street, houseNumber].filter(Boolean).join('\u00a0');
  return { number: meterNumber, place: [house, locationDescription].filter(Boolean).join(', ') };
}
