import { dayOfWire, valueOfNumber } from '@ablesbar/domain';
import type { Outbox, OutboxRecord } from '@ablesbar/offline-queue';
import type { AppThunk } from '../app/store';
import type { DraftPhotos } from '../reading';
import { type UnlistedDraft, unlistedCleared, unlistedEntered } from './unlisted-draft.slice';
import { UNLISTED_DRAFT, UNLISTED_SLOT } from './unlisted-photos';

/** As many as the form of such a meter takes. */
const DECIMALS = 3;

/** Nothing of another meter stands in it that a reading from the queue would push out. */
export function isFormFree({ meterNumber, value, comment }: UnlistedDraft): boolean {
  return [meterNumber, value.integer, value.decimals, comment].every((text) => text === '');
}

/**
 * Puts a reading back into its form; only then does the outbox let go of it. False where it is being
 * sent at this moment: as a second reading it would arrive twice.
 */
export const takeBackUnlisted =
  (
    outbox: Pick<Outbox, 'discard' | 'photosOf'>,
    draftPhotos: Pick<DraftPhotos, 'put' | 'clear'>,
    record: OutboxRecord & { readonly kind: 'unlisted-reading' },
  ): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { ports }) => {
    const { meterNumber, readingValue, readingDate, comment } = record.payload;
    const photos = (await outbox.photosOf(record)) ?? [];
    const taken = photos.map(({ mimeType, data }) => ({ id: ports.newId(), mimeType, data }));
    dispatch(
      unlistedEntered({
        meterNumber,
        value: withoutEmptyDecimals(valueOfNumber(readingValue, DECIMALS)),
        comment: comment ?? '',
        day: dayOfWire(readingDate),
        accountId: record.accountId,
      }),
    );
    await draftPhotos.put(UNLISTED_DRAFT, UNLISTED_SLOT, taken);
    if (await outbox.discard(record.id)) return true;
    dispatch(unlistedCleared());
    await draftPhotos.clear(UNLISTED_DRAFT);
    return false;
  };

function withoutEmptyDecimals({ integer, decimals }: UnlistedDraft['value']) {
  return { integer, decimals: decimals.replace(/0+$/, '') };
}
