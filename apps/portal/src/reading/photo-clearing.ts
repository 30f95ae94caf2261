import type { DraftPhoto, PlacedPhoto } from './placed-photos';

/** Which photos of a draft; `takenAt` as in `Date.now()`. */
export type WhichPhotos = (slot: string, photo: DraftPhoto, takenAt: number) => boolean;

/** Photos that leave the disk as soon as it has time for it. If that fails, the next load does it. */
export interface Clearing {
  readonly isOf: (draft: string) => boolean;
  readonly which: WhichPhotos;
  readonly at: number;
  /** What was shown, and which photos the disk had. */
  readonly gone: readonly PlacedPhoto[];
  readonly onDisk: ReadonlySet<string>;
  /** Photos that were put back since. */
  readonly spared: Set<string>;
  hasFailed: boolean;
}

export function isOfClearing(
  { isOf, which }: Pick<Clearing, 'isOf' | 'which'>,
  { draft, slot, photo }: PlacedPhoto,
  takenAt: number,
): boolean {
  return isOf(draft) && which(slot, photo, takenAt);
}

/** A photo that was not shown here when the draft was cleared: it may have been taken since. */
export function isUnseenOf(clearing: Clearing, one: PlacedPhoto, takenAt: number): boolean {
  const isSince = takenAt > clearing.at || clearing.spared.has(one.key);
  return !isSince && isOfClearing(clearing, one, takenAt);
}
