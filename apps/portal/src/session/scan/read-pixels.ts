import jsQR from 'jsqr';

/** A picture as the worker gets it. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** The text of the code in a picture, also of a light one on a dark screen; null where none can be read. */
export function readPixels({ data, width, height }: Pixels): string | null {
  // A code without any text is no code for us.
  return jsQR(data, width, height, { inversionAttempts: 'attemptBoth' })?.data || null;
}
