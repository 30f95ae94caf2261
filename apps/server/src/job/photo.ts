import { createHash } from 'node:crypto';
import { isPicture } from '../app/picture';
import type { SubmittedImage } from './submission-body';

export interface Photo {
  readonly hash: string;
  readonly mimeType: SubmittedImage['mimeType'];
  readonly bytes: Buffer;
}

/** Null where it is no picture of the kind it says it is. */
export function photoOf({ encodedImage, mimeType }: SubmittedImage): Photo | null {
  const bytes = Buffer.from(encodedImage, 'base64');
  if (!isPicture(bytes, mimeType)) return null;
  return { hash: createHash('sha256').update(bytes).digest('hex'), mimeType, bytes };
}
