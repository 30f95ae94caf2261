import { berlinDay, featuresOf, meterReadingOf, wireReadingDate } from '@ablesbar/domain';
import { formatDay } from '@ablesbar/i18n';
import {
  allowedPhotos,
  assessNotReadable,
  countedComment,
  PHOTOS_PER_RATE,
} from '@ablesbar/validation';
import type { AppThunk } from '../base/store';
import { submit, type Submitting } from '../outbox';
import { countedDay } from './counted-day';
import { meterNoteOf, type Sending, type SendingEnd } from './deliver-draft';
import type { DraftPhotos } from './draft-photos';
import type { WhichPhotos } from './photo-clearing';
import type { PhotosBySlot } from './placed-photos';
import { draftSent, selectDraft } from './reading-draft.slice';
import { showEnd } from './show-end';

/** Where the photos of a meter lie that cannot be read. A rate has another name. */
export const NOT_READABLE_SLOT = 'not-readable';

/** The server does not know the call (contract, 'Not readable'). */
const UNKNOWN = 404;

type SentPhotos = Pick<DraftPhotos, 'of' | 'clear' | 'loaded'>;

/**
 * Sends that the meter cannot be read: stored first, like a reading. Values that were typed before go
 * with the form: whoever says so has given them up.
 */
export const sendNotReadable =
  (
    outbox: Submitting,
    draftPhotos: SentPhotos,
    { isWatched, ...sending }: Sending & { readonly isWatched: () => boolean },
  ): AppThunk<Promise<SendingEnd>> =>
  async (dispatch, getState, portal) => {
    const end = await deliver(outbox, draftPhotos, sending)(dispatch, getState, portal);
    showEnd(portal, sending.job, end, isWatched());
    return end;
  };

const deliver =
  (
    outbox: Submitting,
    draftPhotos: SentPhotos,
    { job, shownToday }: Sending,
  ): AppThunk<Promise<SendingEnd>> =>
  async (dispatch, getState, { application, ports, texts }) => {
    const { config, applicationId } = application;
    // A draft of an earlier page must not be sent without its photos, or again after another tab.
    await draftPhotos.loaded();
    const now = ports.now();
    const today = berlinDay(now);
    const draft = selectDraft(getState(), job.id);
    const { reason, comment = '' } = draft;
    if (reason === undefined) {
      return { kind: 'refused', title: 'outbox_late_title', message: texts.t('outbox_late_text') };
    }
    const features = featuresOf(job, config);
    const meterReading = meterReadingOf(job, config);
    const settings = { features, meterReading };
    const day = countedDay(draft.day, { job, features, today });
    if (day !== countedDay(draft.day, { job, features, today: shownToday })) {
      const message = texts.t('reading_new_day_text', { day: formatDay(day, texts.language) });
      return { kind: 'refused', title: 'reading_new_day_title', message };
    }
    const { commentField } = assessNotReadable({ job, reason, comment, day, settings, today });
    const shown = draftPhotos.of(job.id);
    const taken = shown[NOT_READABLE_SLOT] ?? [];
    const most = allowedPhotos(PHOTOS_PER_RATE, features);
    const photos = taken.slice(0, most);
    const delivery = await submit(outbox, {
      kind: 'not-readable',
      accountId: job.login,
      applicationId,
      jobId: job.id,
      meter: meterNoteOf(job),
      payload: {
        reason,
        comment: countedComment(comment, commentField, meterReading),
        readingDate: wireReadingDate(day, now),
      },
      photos: photos.map(({ mimeType, data }) => ({ slot: NOT_READABLE_SLOT, mimeType, data })),
    });
    if (delivery.kind === 'only-in-form') {
      return { kind: 'refused', message: delivery.message ?? texts.t(delivery.text) };
    }
    if (delivery.kind === 'refused') {
      const { status, message } = delivery;
      return {
        kind: 'refused',
        message: status === UNKNOWN ? texts.t('not_readable_unknown_text') : message,
      };
    }
    // What another tab has added stays. A field that is hidden could not be emptied by hand.
    const gone: PhotosBySlot = { ...shown, [NOT_READABLE_SLOT]: most === 0 ? taken : photos };
    const isGone: WhichPhotos = (slot, { id }) =>
      (gone[slot] ?? []).some((photo) => photo.id === id);
    await draftPhotos.clear(job.id, isGone).catch(() => undefined);
    dispatch(draftSent({ jobId: job.id, draft }));
    return delivery.kind === 'waiting' ? delivery : { kind: 'sent' };
  };
