import { fittedSize, PHOTO_QUALITY, type PhotoSize } from '@ablesbar/validation';
import { type DecodedPicture, decodePicture } from './decode-picture';
import { pictureHeader } from './picture-header';
import { MOST_MEGABYTES, MOST_MEGAPIXELS, type Scaled } from './scaled-photo';

const MILLION = 1_000_000;

/** A photo as it is sent: small enough, upright, and without the camera's metadata. */
export async function preparePhoto(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<Scaled> {
  if (file.size > MOST_MEGABYTES * MILLION) return { refusal: 'too-large' };
  // A file may have been moved since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => null);
  const header = bytes && pictureHeader(bytes);
  if (bytes === null || header === null) return { refusal: 'unreadable' };
  if (header.width * header.height > MOST_MEGAPIXELS * MILLION) return { refusal: 'too-large' };
  const picture = await decodePicture(bytes, header);
  if (picture === null) return { refusal: 'unreadable' };
  const data = await jpegOf(picture).catch(() => null);
  picture.close();
  return data === null ? { refusal: 'failed' } : { mimeType: 'image/jpeg', data };
}

const JPEG = 'image/jpeg';

interface Surface {
  readonly context: CanvasRect & CanvasDrawImage & CanvasImageSmoothing & CanvasFillStrokeStyles;
  readonly encode: () => Promise<Blob | null>;
}

/** Draws the picture again, so that no other data of the file is sent: no place, no device. */
async function jpegOf(picture: DecodedPicture): Promise<ArrayBuffer> {
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
