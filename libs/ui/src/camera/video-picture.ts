import type { Box } from './covered-part';
import type { GreyPicture } from './judge-picture';

const JPEG = 'image/jpeg';

/** A part of what the video shows now, drawn in the given width; null if there is no picture yet. */
export function drawPart(
  video: HTMLVideoElement,
  part: Box,
  width: number,
): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round((width * part.height) / part.width) || 0;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null || canvas.width === 0 || canvas.height === 0) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    video,
    ...[part.left, part.top, part.width, part.height],
    ...[0, 0, canvas.width, canvas.height],
  );
  return context;
}

export const wholePicture = ({ videoWidth, videoHeight }: HTMLVideoElement): Box => ({
  left: 0,
  top: 0,
  width: videoWidth,
  height: videoHeight,
});

export function greyOf(context: {
  readonly canvas: { readonly width: number; readonly height: number };
  readonly getImageData: CanvasImageData['getImageData'];
}): GreyPicture {
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const grey = Uint8Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  return { data: grey, width, height };
}

/** The picture as a file, as if it had been chosen. */
export function fileOf({ canvas }: CanvasRenderingContext2D, name: string): File {
  // Not `toBlob`: a browser may never answer it.
  const [, encoded = ''] = canvas.toDataURL(JPEG, 0.92).split(',');
  const bytes = Uint8Array.from(atob(encoded), (char) => char.charCodeAt(0));
  return new File([bytes], name, { type: JPEG });
}
