import { fittedSize, PHOTO_QUALITY } from '@ablesbar/validation';
import type { DecodedPicture } from './decode-picture';

const JPEG = 'image/jpeg';

/** Drawn anew, so that nothing of the file but the picture itself goes on: no place, no device. */
export async function jpegOf(picture: DecodedPicture): Promise<ArrayBuffer> {
  const size = fittedSize(picture);
  const canvas = canvasOf(size.width, size.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  // What is transparent would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture.source, 0, 0, size.width, size.height);
  const blob = await encoded(canvas);
  // A browser that cannot write a JPEG writes something else without a word.
  if (blob?.type !== JPEG) throw new Error('This browser writes no JPEG.');
  return blob.arrayBuffer();
}

function canvasOf(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if ('OffscreenCanvas' in globalThis) return new OffscreenCanvas(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function encoded(canvas: OffscreenCanvas | HTMLCanvasElement): Promise<Blob | null> {
  if ('convertToBlob' in canvas) {
    return canvas.convertToBlob({ type: JPEG, quality: PHOTO_QUALITY });
  }
  return new Promise((resolve) => canvas.toBlob(resolve, JPEG, PHOTO_QUALITY));
}
