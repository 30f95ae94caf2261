export type PictureType = 'image/jpeg' | 'image/png';

// How such a file begins: what somebody calls it proves nothing.
const BEGINNINGS: Readonly<Record<PictureType, Buffer>> = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

export function isPicture(bytes: Buffer, type: PictureType): boolean {
  const beginning = BEGINNINGS[type];
  return bytes.subarray(0, beginning.length).equals(beginning);
}

/** What of a file is the picture itself; null where it is no whole picture of its kind. */
export interface StrippedPhoto {
  readonly width: number;
  readonly height: number;
  /** The parts to keep, in order; what tells of the person or the place is not among them. */
  readonly parts: readonly Buffer[];
}
