import type { PhotoPart } from '@ablesbar/validation';
import type { PictureFlaw } from '../../camera/judge-picture';

/** A photo as it is kept and sent. */
export interface ScaledPhoto {
  readonly mimeType: string;
  /** Not a Blob: WebKit loses the content of stored Blobs. */
  readonly data: ArrayBuffer;
  /** What was in the frame of the camera; a chosen photo has none. */
  readonly counter?: PhotoPart;
}

/**
 * 'unreadable': no picture, or a format that this browser does not read. 'too-large': more bytes or pixels
 * than a phone has memory for. 'failed': scaling failed, and another try may help.
 */
export type PhotoRefusal = 'unreadable' | 'too-large' | 'failed';

/** Why the digits on a photo may not be legible. It is no reason to refuse it. */
export type PhotoFlaw = Exclude<PictureFlaw, 'tilted'>;

export type Scaled =
  | (ScaledPhoto & { readonly flaw?: PhotoFlaw | null })
  | { readonly refusal: PhotoRefusal };

/** In megabytes and megapixels, as the refusal names them. */
export const MOST_MEGABYTES = 25;
export const MOST_MEGAPIXELS = 50;
