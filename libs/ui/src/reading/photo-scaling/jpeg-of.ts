import { fittedSize, type PhotoSize, PHOTO_QUALITY } from '@ablesbar/validation';
import type { DecodedPicture } from './decode-picture';

const JPEG = 'image/jpeg';

interface Surface {
  readonly context: CanvasRect & CanvasDrawImage & CanvasImageSmoothing & CanvasFillStrokeStyles;
  readonly encode: () => Promise<Blob | null>;
}

/** Draws the picture again, so that no other data of the file is sent: no place, no device. */
export async function jpegOf(picture: DecodedPicture): Promise<ArrayBuffer> {
  const size = fittedSize(picture);
  const { context, encode } = 'OffscreenCanvas' in globalThis ? besideScreen(size) : onPage(size);
  // Transparent parts would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture.source, 0, 0, size.width, size.height);
  const blob = await encode();
  // A browser that cannot write a JPEG silently writes another format.
  if (blob?.type !== JPEG) throw new Error('This browser writes no JPEG.');
  return blob.arrayBuffer();
}

function besideScreen({ width, height }: PhotoSize): Surface {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  const encode = () => canvas.convertToBlob({ type: JPEG, quality: PHOTO_QUALITY });
  return { context, encode };
}

function onPage({ width, height }: PhotoSize): Surface {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  return {
    context,
    encode: () => new Promise((resolve) => canvas.toBlob(resolve, JPEG, PHOTO_QUALITY)),
  };
}
