import { PHOTO_EDGE, type PhotoSize } from '@ablesbar/validation';

/**
 * A JPEG can be made smaller by eighths while it is decoded, which costs a fraction of the time and memory.
 * The smallest that is still no smaller than what is wanted, because enlarging would blur the digits; null
 * where it has to be decoded in full.
 */
export function decodeSize({ width, height }: PhotoSize): PhotoSize | null {
  const longer = Math.max(width, height);
  const eighths = Math.ceil((PHOTO_EDGE * 8) / longer);
  if (eighths >= 8) return null;
  const part = (edge: number) => Math.ceil((edge * eighths) / 8);
  return { width: part(width), height: part(height) };
}
