import { createHash } from 'node:crypto';
import type { SubmittedImage } from './submission-body';

export interface Photo {
  readonly hash: string;
  readonly mimeType: SubmittedImage['mimeType'];
  readonly bytes: Buffer;
}

// How such a file begins: what a caller calls it proves nothing.
const BEGINNINGS: Readonly<Record<Photo['mimeType'], Buffer>> = {
  'image/jpeg': Buffer.from([0xff, 0xd8, 0xff]),
  'image/png': Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
};

/** Null where it is no picture of the kind it says it is. */
export function photoOf({ encodedImage, mimeType }: SubmittedImage): Photo | null {
  const bytes = Buffer.from(encodedImage, 'base64');
  const beginning = BEGINNINGS[mimeType];
  if (!bytes.subarray(0, beginning.length).equals(beginning)) return null;
  return { hash: createHash('sha256').update(bytes).digest('hex'), mimeType, bytes };
}
