import type { Job } from '@ablesbar/domain';
import type { AppThunk } from '../base/store';
import type { Submitting } from '../outbox';
import { deliverDraft, type SendingEnd } from './deliver-draft';
import type { DraftPhotos } from './draft-photos';
import { showEnd } from './show-end';

/** Sends one reading, and shows the notice about the result. */
export const sendReading =
  (
    outbox: Submitting,
    draftPhotos: Pick<DraftPhotos, 'of' | 'clear' | 'loaded'>,
    job: Job,
  ): AppThunk<Promise<SendingEnd>> =>
  async (dispatch, _getState, portal) => {
    const end = await dispatch(deliverDraft(outbox, draftPhotos, job));
    showEnd(portal, end);
    return end;
  };
