import { berlinDay, type Job } from '@ablesbar/domain';
import type { Delivery, Outbox } from '@ablesbar/offline-queue';
import { countedComment } from '@ablesbar/validation';
import type { AppThunk } from '../base/store';
import { storageText } from '../outbox';
import { assessDraft } from './assess-draft';
import type { DraftPhotos } from './draft-photos';
import { photosToSend } from './photos-to-send';
import { draftCleared, selectDraft } from './reading-draft.slice';
import { submissionOf } from './submission-of';

export type SendingEnd =
  | { readonly kind: 'sent' | 'waiting' }
  /** The values stay in the form; `message` is what the server, or this device's storage, said. */
  | { readonly kind: 'refused'; readonly message: string | null };

/** Durable first, then the first attempt, which the person waits for (customer decision 12). */
export const deliverDraft =
  (
    outbox: Pick<Outbox, 'add' | 'deliver'>,
    draftPhotos: Pick<DraftPhotos, 'of' | 'clear'>,
    job: Job,
  ): AppThunk<Promise<SendingEnd>> =>
  async (dispatch, getState, { application, ports, texts }) => {
    const now = ports.now();
    const draft = selectDraft(getState(), job.id);
    const photos = draftPhotos.of(job.id);
    const { settings, day, assessment } = assessDraft(job, draft, {
      photos,
      config: application.config,
      today: berlinDay(now),
    });
    const { features, meterReading } = settings;
    const payload = submissionOf(job, draft, {
      day,
      now,
      // Of an old draft only what the settings still take.
      comment: countedComment(draft.comment ?? '', assessment.commentField, meterReading),
      meterReading,
    });
    const record = await outbox
      .add({
        kind: 'job-results',
        accountId: job.login,
        applicationId: application.applicationId,
        jobId: job.id,
        payload,
        photos: photosToSend(payload, photos, features),
      })
      // Nothing could be kept, so nothing is sent either: the form is all there is.
      .catch((error: unknown) => storageText(error));
    // Once kept it may be sent at any time: whatever goes wrong from here on, it waits.
    const delivery: Delivery =
      typeof record === 'string'
        ? { kind: 'refused', status: null, message: texts.t(record), isKept: false }
        : await outbox.deliver(record.id).catch(() => ({ kind: 'waiting', record }) as const);

    if (delivery.kind === 'refused') return { kind: 'refused', message: delivery.message };
    await draftPhotos.clear(job.id).catch(() => undefined);
    dispatch(draftCleared(job.id));
    return { kind: delivery.kind };
  };
