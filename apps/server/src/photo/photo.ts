import { PHOTO_EDGE } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { createHash } from 'node:crypto';
import { BrokenRule } from '../base/broken-rule';
import type { PictureType, StrippedPhoto } from './picture';
import { stripJpeg } from './strip-jpeg';
import { stripPng } from './strip-png';

export const ImageBody = Type.Object(
  {
    encodedImage: Type.String({ minLength: 4, contentEncoding: 'base64' }),
    mimeType: Type.Union([Type.Literal('image/jpeg'), Type.Literal('image/png')]),
  },
  { title: 'Image' },
);

export type SubmittedImage = Static<typeof ImageBody>;

/** A photo as the server stores it: checked, and without metadata about the person or the location. */
export interface Photo {
  readonly hash: string;
  readonly mimeType: PictureType;
  readonly bytes: Buffer;
}

/** `field` is the path of the list in the body. */
export function photosOf(images: readonly SubmittedImage[], field: string): readonly Photo[] {
  return images.map((image, position) => {
    const photo = photoOf(image);
    if (typeof photo !== 'string') return photo;
    const where = `${field}.${position}.encodedImage`;
    throw new BrokenRule(
      [{ field: where, places: 0, problem: { code: 'photo-damaged' } }],
      [{ field: where, message: photo }],
    );
  });
}

/**
 * Removes a data URL's head, spaces and line breaks. It checks piece by piece, because a pattern for
 * the whole text of a large photo can overflow the stack, also as a pattern of the schema.
 */
const NOT_BASE64 = /[^A-Za-z0-9+/=]|=[^=]/;

/** The apps send a fraction of it: they scale a photo and write it as JPEG. */
const MOST_BYTES = 4 * 1024 * 1024;
/** As base64, with the head of a data URL and line breaks. */
const MOST_TEXT = 1.4 * MOST_BYTES;

/** Returns a text with the expected format if the photo is refused. */
function photoOf({ encodedImage, mimeType }: SubmittedImage): Photo | string {
  if (encodedImage.length > MOST_TEXT) return 'Expected at most 4 MB';
  if (NOT_BASE64.test(encodedImage)) return 'Expected base64';
  const picture = stripMetadata[mimeType](Buffer.from(encodedImage, 'base64'));
  if (picture === null) return `Expected ${mimeType}`;
  if (Math.min(picture.width, picture.height) < 1) return 'Expected a picture';
  if (Math.max(picture.width, picture.height) > PHOTO_EDGE) {
    return `Expected at most ${PHOTO_EDGE} by ${PHOTO_EDGE} pixels`;
  }
  const bytes = Buffer.concat(picture.parts);
  return { hash: createHash('sha256').update(bytes).digest('hex'), mimeType, bytes };
}

/** Reads only the frame and never decodes the picture: a few bytes can claim any size. */
const stripMetadata: Readonly<Record<PictureType, (bytes: Buffer) => StrippedPhoto | null>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
};
