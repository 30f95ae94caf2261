/** Body of POST /api/pro/job/{id}/meterRateTask/result. */
export interface ReadingSubmission {
  readonly results: readonly RateResult[];
  readonly readingDate: string;
}

export interface RateResult {
  readonly taskId: string;
  readonly comment: string | null;
  readonly readingValue: number;
  readonly readingImages: readonly ReadingImage[];
}

/** `encodedImage` is plain base64, without the prefix of a data URL. */
export interface ReadingImage {
  readonly encodedImage: string;
  readonly mimeType: string;
}

/** Body of POST /api/pro/unknown-reading: a meter that is not on the list. */
export interface UnlistedSubmission {
  readonly meterNumber: string;
  readonly readingValue: number;
  readonly readingImages: readonly ReadingImage[];
  readonly readingDate: string;
  readonly comment: string | null;
}
