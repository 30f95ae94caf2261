import jsQR from 'jsqr';
import type { Pixels } from '@ablesbar/ui';

/**
 * The text of the code in a picture, also of a light code on a dark screen; nothing if none can be
 * read.
 */
export function readPixels({ data, width, height }: Pixels): readonly string[] {
  const text = jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })?.data;
  // A code without text counts as no code.
  return text ? [text] : [];
}
