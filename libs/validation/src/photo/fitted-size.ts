import { PHOTO_EDGE } from './photo-limits';

/** In pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** The size in which a photo is sent: unchanged, or reduced until its longer edge fits. */
export function fittedSize({ width, height }: PhotoSize): PhotoSize {
  const scale = Math.min(1, PHOTO_EDGE / Math.max(width, height));
  // The shorter edge of a panorama may round to 0, and an empty picture cannot be encoded.
  const fitted = (edge: number) => Math.max(1, Math.round(edge * scale));
  return { width: fitted(width), height: fitted(height) };
}
