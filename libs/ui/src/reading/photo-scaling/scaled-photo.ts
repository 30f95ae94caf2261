/** As it is kept and sent. */
export interface ScaledPhoto {
  readonly mimeType: string;
  /** Not a Blob: WebKit loses the content of stored Blobs. */
  readonly data: ArrayBuffer;
}

/**
 * No picture, or of a kind this browser does not read; more bytes or pixels than a phone has memory for; or
 * nothing came of it, and another try may help.
 */
export type PhotoRefusal = 'unreadable' | 'too-large' | 'failed';

export type Scaled = ScaledPhoto | { readonly refusal: PhotoRefusal };

/** In megabytes and megapixels, as the refusal names them. */
export const MOST_MEGABYTES = 25;
export const MOST_MEGAPIXELS = 50;
