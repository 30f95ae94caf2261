import type { PictureType } from './picture';
import { cleanedJpeg } from './cleaned-jpeg';
import { cleanedPng } from './cleaned-png';

/** What of a file is the picture itself; null where it is no whole picture of its kind. */
export interface Cleaned {
  readonly width: number;
  readonly height: number;
  /** The parts to keep, in order; what tells of the person or the place is not among them. */
  readonly parts: readonly Buffer[];
}

/** Read by its frame alone and never decoded: a few bytes can claim to be a picture of any size. */
export const cleaned: Readonly<Record<PictureType, (bytes: Buffer) => Cleaned | null>> = {
  'image/jpeg': cleanedJpeg,
  'image/png': cleanedPng,
};
