export type Picture = HTMLVideoElement | ImageBitmap;

/** A picture in the form that a worker receives. */
export interface Pixels {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/**
 * Scales the picture so that its longer side is at most `longest`; readers find no more in a larger
 * one.
 */
export function pixelsOf(picture: Picture, longest: number): Pixels | null {
  const { width: fullWidth, height: fullHeight } = sizeOf(picture);
  const scale = Math.min(1, longest / Math.max(fullWidth, fullHeight));
  const width = Math.round(fullWidth * scale);
  const height = Math.round(fullHeight * scale);
  // A camera that has just been opened has no picture yet.
  if (width === 0 || height === 0) return null;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  context.drawImage(picture, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return { data, width, height };
}

function sizeOf(picture: Picture) {
  return picture instanceof HTMLVideoElement
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : picture;
}
