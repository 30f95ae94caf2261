import { decodePicture } from './decode-picture';
import { jpegOf } from './jpeg-of';
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
