import jsQR from 'jsqr';

/** A picture in the form that the worker receives. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/**
 * The text of the code in a picture, also of a light code on a dark screen; null if none can be
 * read.
 */
export function readPixels({ data, width, height }: Pixels): string | null {
  // A code without text counts as no code.
  return jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })?.data || null;
}
