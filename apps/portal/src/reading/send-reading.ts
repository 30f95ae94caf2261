import type { AppThunk } from '../base/store';
import type { Submitting } from '../outbox';
import { deliverDraft, type Sending, type SendingEnd } from './deliver-draft';
import type { DraftPhotos } from './draft-photos';
import { showEnd } from './show-end';

/** How a sending ended that leaves nothing in the form. */
export type GoneEnd = Exclude<SendingEnd['kind'], 'refused'>;

/**
 * Sends one reading, and shows the notice about the result. Who watches the form gets the slip of an
 * accepted reading in its place, and no second message. Without a connection, the line above the
 * screen and the note in the form's place say that the reading waits.
 */
export const sendReading =
  (
    outbox: Submitting,
    draftPhotos: Pick<DraftPhotos, 'of' | 'clear' | 'loaded'>,
    { isWatched, ...sending }: Sending & { readonly isWatched: () => boolean },
  ): AppThunk<Promise<SendingEnd>> =>
  async (dispatch, _getState, portal) => {
    const end = await dispatch(deliverDraft(outbox, draftPhotos, sending));
    const isOnPage =
      end.kind === 'sent' || (end.kind === 'waiting' && !portal.connection.isOnline());
    const isSeen = isWatched();
    if (!isOnPage || !isSeen) showEnd(portal, sending.job, end, isSeen);
    return end;
  };
