import { berlinDay, featuresOf, meterReadingOf, type Job } from '@ablesbar/domain';
import type { Delivery, Outbox } from '@ablesbar/offline-queue';
import { assessEntry, countedComment } from '@ablesbar/validation';
import type { AppThunk } from '../app/store';
import { storageText } from '../outbox/storage-text';
import { countedDay } from './counted-day';
import type { DraftPhotos } from './draft-photos';
import { photosToSend } from './photos-to-send';
import { draftCleared, selectDraft } from './reading-draft.slice';
import { submissionOf } from './submission-of';

export type SendingEnd =
  | { readonly kind: 'sent' | 'waiting' }
  /** The values stay in the form; `message` is what the server, or this device's storage, said. */
  | { readonly kind: 'refused'; readonly message: string | null };

/** Durable first, then the first attempt, which the person waits for (decision 12). */
export const deliverDraft =
  (
    outbox: Pick<Outbox, 'add' | 'deliver'>,
    draftPhotos: Pick<DraftPhotos, 'of' | 'clear'>,
    job: Job,
  ): AppThunk<Promise<SendingEnd>> =>
  async (dispatch, getState, { application, ports, texts }) => {
    const now = ports.now();
    const today = berlinDay(now);
    const draft = selectDraft(getState(), job.id);
    const settings = {
      features: featuresOf(job, application.config),
      meterReading: meterReadingOf(job, application.config),
    };
    const day = countedDay(draft.day, { job, features: settings.features, today });
    const comment = draft.comment ?? '';
    // Of an old draft only what the settings still take.
    const { commentField } = assessEntry({
      job,
      values: draft.values,
      photoCounts: {},
      comment,
      day,
      settings,
      today,
    });
    const payload = submissionOf(job, draft, {
      day,
      now,
      comment: countedComment(comment, commentField, settings.meterReading),
      meterReading: settings.meterReading,
    });
    const record = await outbox
      .add({
        kind: 'job-results',
        accountId: job.login,
        applicationId: application.applicationId,
        jobId: job.id,
        payload,
        photos: photosToSend(payload, draftPhotos.of(job.id), settings.features),
      })
      // Nothing could be kept, so nothing is sent either: the form is all there is.
      .catch((error: unknown) => storageText(error));
    // Once kept it may be sent at any time: whatever goes wrong from here on, it waits.
    const delivery: Delivery =
      typeof record === 'string'
        ? { kind: 'refused', status: null, message: texts.t(record), isKept: false }
        : await outbox.deliver(record.id).catch(() => ({ kind: 'waiting', record }) as const);

    if (delivery.kind === 'refused') return { kind: 'refused', message: delivery.message };
    dispatch(draftCleared(job.id));
    await draftPhotos.clear(job.id).catch(() => undefined);
    return { kind: delivery.kind };
  };
