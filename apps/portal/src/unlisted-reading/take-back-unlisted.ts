import { dayOfWire } from '@ablesbar/domain';
import type { Outbox, OutboxRecord } from '@ablesbar/offline-queue';
import type { AppThunk } from '../base/store';
import { justBefore, moveIntoForm } from '../outbox';
import type { DraftPhotos } from '../reading';
import { type UnlistedDraft, unlistedEntered, unlistedTakenOut } from './unlisted-draft.slice';
import { UNLISTED_DRAFT, UNLISTED_SLOT } from './unlisted-extras';

/**
 * Whether the form contains no other meter's entry that a reading from the queue would overwrite.
 */
export function isFormFree(
  { meterNumber, value, comment }: UnlistedDraft,
  draftPhotos: Pick<DraftPhotos, 'of'>,
): boolean {
  const texts = [meterNumber, value.integer, value.decimals, comment];
  const photos = draftPhotos.of(UNLISTED_DRAFT)[UNLISTED_SLOT] ?? [];
  return texts.every((text) => text === '') && photos.length === 0;
}

/**
 * Puts a reading that has not arrived back into its form. Returns false if it stays in the outbox.
 */
export const takeBackUnlisted =
  (
    outbox: Pick<Outbox, 'discard' | 'list' | 'photosOf'>,
    draftPhotos: Pick<DraftPhotos, 'of' | 'put' | 'clear'>,
    record: OutboxRecord & { readonly kind: 'unlisted-reading' },
  ): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { notices, ports }) => {
    const { meterNumber, value, readingDate, comment } = record.payload;
    let before = getState().unlistedDraft;
    let filled = before;
    const back = new Set<string>();
    return moveIntoForm({ outbox, notices }, record, {
      async fill(photos) {
        // The user may have begun another entry while the photos were read.
        before = getState().unlistedDraft;
        if (!isFormFree(before, draftPhotos)) return false;
        dispatch(
          unlistedEntered({
            at: justBefore(record, ports.now()),
            meterNumber,
            value,
            comment: comment ?? '',
            day: dayOfWire(readingDate),
            accountId: record.accountId,
          }),
        );
        filled = getState().unlistedDraft;
        const taken = photos.map(({ mimeType, data }) => ({ id: ports.newId(), mimeType, data }));
        taken.forEach(({ id }) => back.add(id));
        await draftPhotos.put(UNLISTED_DRAFT, UNLISTED_SLOT, taken);
        return true;
      },
      async restore() {
        dispatch(unlistedTakenOut({ base: filled, theirs: before }));
        await draftPhotos.clear(UNLISTED_DRAFT, (_slot, { id }) => back.has(id));
      },
    });
  };
