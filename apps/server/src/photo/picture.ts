export type PictureType = 'image/jpeg' | 'image/png';

// The first bytes of such a file; the declared type proves nothing.
const BEGINNINGS: Readonly<Record<PictureType, Buffer>> = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

export function isPicture(bytes: Buffer, type: PictureType): boolean {
  const beginning = BEGINNINGS[type];
  return bytes.subarray(0, beginning.length).equals(beginning);
}

/** The picture without its metadata; null if the file is not a complete picture of its type. */
export interface StrippedPhoto {
  readonly width: number;
  readonly height: number;
  /** The parts to keep in their order, without metadata about the person or the location. */
  readonly parts: readonly Buffer[];
}
