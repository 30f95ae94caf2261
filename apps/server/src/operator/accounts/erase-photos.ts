import { openPhotoPlaces } from '../../photo/photo-places';
import { PhotoPlaceFailure } from '../../photo/photo-store';
import { removePhotos, removeUnusedPhotos } from '../../photo/unused-photos';
import { OperatorFailure, type OperatorWorld } from '../command';
import { eraseTexts } from './erase-texts';

/** Marks a picture that housekeeping must not keep for another hour. */
export const LONG_AGO = new Date(0);

/**
 * Removes the pictures of what was erased, after its transaction: a place that is slow or away must not
 * keep names and addresses. Returns why some of them stay; housekeeping removes those.
 */
export async function erasePhotos(
  { database, settings, clock }: OperatorWorld,
  hashes: readonly string[] | 'all unused',
): Promise<OperatorFailure | null> {
  const places = openPhotoPlaces(settings.photos);
  try {
    if (hashes === 'all unused') await removeUnusedPhotos(database, places, clock());
    else await removePhotos({ database, places, now: clock() }, hashes);
    return null;
  } catch (error) {
    const failures: readonly unknown[] = error instanceof AggregateError ? error.errors : [error];
    const [failure] = failures.filter((one) => one instanceof PhotoPlaceFailure);
    if (failure === undefined) throw error;
    return new OperatorFailure(eraseTexts.photosStay(failure.message));
  }
}
