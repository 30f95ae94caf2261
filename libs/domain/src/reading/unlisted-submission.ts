import type { ReadingImage } from './reading-submission';

/** Body of POST /api/pro/unknown-reading: a meter that is not on the list. */
export interface UnlistedSubmission {
  readonly meterNumber: string;
  readonly readingValue: number;
  readonly readingImages: readonly ReadingImage[];
  readonly readingDate: string;
  readonly comment: string | null;
}
