import { PHOTO_EDGE, type PhotoSize } from '@ablesbar/validation';

/**
 * A JPEG can be reduced to eighths of its size while it is decoded, which takes a fraction of the time and
 * memory. Returns the smallest of these sizes that is not below the wanted size, because enlarging would
 * blur the digits. Null if the picture has to be decoded in full.
 */
export function decodeSize({ width, height }: PhotoSize): PhotoSize | null {
  const longer = Math.max(width, height);
  const eighths = Math.ceil((PHOTO_EDGE * 8) / longer);
  if (eighths >= 8) return null;
  const part = (edge: number) => Math.ceil((edge * eighths) / 8);
  return { width: part(width), height: part(height) };
}
