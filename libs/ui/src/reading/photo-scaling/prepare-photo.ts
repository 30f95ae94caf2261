import { fittedSize, PHOTO_QUALITY, type PhotoSize } from '@ablesbar/validation';
import { judgePicture } from '../../camera/judge-picture';
import { greyOf } from '../../camera/video-picture';
import { type DecodedPicture, decodePicture } from './decode-picture';
import { pictureHeader } from './picture-header';
import { MOST_MEGABYTES, MOST_MEGAPIXELS, type PhotoFlaw, type Scaled } from './scaled-photo';

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
  try {
    const data = await jpegOf(picture);
    return { mimeType: 'image/jpeg', data, flaw: flawOf(picture) };
  } catch {
    return { refusal: 'failed' };
  } finally {
    picture.close();
  }
}

/** Small enough to be judged in a few milliseconds, and large enough to show what shook. */
const JUDGED_EDGE = 480;
/** The digits are a small part of most photos. */
const FINE_SHARE = 0.002;

/** Null also if it cannot be judged: the photo itself is finished. */
function flawOf(picture: DecodedPicture): PhotoFlaw | null {
  try {
    return judged(picture);
  } catch {
    return null;
  }
}

function judged(picture: DecodedPicture): PhotoFlaw | null {
  const scale = Math.min(1, JUDGED_EDGE / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const { context } = surfaceOf({ width, height });
  context.drawImage(picture.source, 0, 0, width, height);
  // A tilted photo is legible.
  return judgePicture(greyOf(context), FINE_SHARE).find((flaw) => flaw !== 'tilted') ?? null;
}

const JPEG = 'image/jpeg';

interface Surface {
  readonly context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
  readonly encode: () => Promise<Blob | null>;
}

/** Draws the picture again, so that no other data of the file is sent: no place, no device. */
async function jpegOf(picture: DecodedPicture): Promise<ArrayBuffer> {
  const size = fittedSize(picture);
  const { context, encode } = surfaceOf(size);
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

function surfaceOf(size: PhotoSize): Surface {
  return 'OffscreenCanvas' in globalThis ? besideScreen(size) : onPage(size);
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
