import { PHOTO_EDGE } from './photo-limits';

/** In pixels. */
export interface PhotoSize {
  readonly width: number;
  readonly height: number;
}

/** The size a photo is sent in: as it is, or made smaller until its longer edge fits. */
export function fittedSize({ width, height }: PhotoSize): PhotoSize {
  const scale = Math.min(1, PHOTO_EDGE / Math.max(width, height));
  // A panorama's shorter edge may round to nothing, and an empty picture cannot be encoded.
  const fitted = (edge: number) => Math.max(1, Math.round(edge * scale));
  return { width: fitted(width), height: fitted(height) };
}
