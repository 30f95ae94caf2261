import { PHOTO_EDGE } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { createHash } from 'node:crypto';
import { ApiError } from '../base/errors';
import type { PictureType, StrippedPhoto } from './picture';
import { stripJpeg } from './strip-jpeg';
import { stripPng } from './strip-png';

export const ImageBody = Type.Object({
  encodedImage: Type.String({ minLength: 4, contentEncoding: 'base64' }),
  mimeType: Type.Union([Type.Literal('image/jpeg'), Type.Literal('image/png')]),
});

export type SubmittedImage = Static<typeof ImageBody>;

/** As it is kept: checked, and without what tells of the person or the place. */
export interface Photo {
  readonly hash: string;
  readonly mimeType: PictureType;
  readonly bytes: Buffer;
}

/** `field` is where the list stands in the body. */
export function photosOf(images: readonly SubmittedImage[], field: string): readonly Photo[] {
  return images.map((image, position) => {
    const photo = photoOf(image);
    if (typeof photo !== 'string') return photo;
    throw new ApiError(422, [{ field: `${field}.${position}.encodedImage`, message: photo }]);
  });
}

/**
 * A data URL's head, spaces, line breaks. Sought one by one: a pattern for the whole text, also one of
 * the schema, can take more stack than there is where a photo is large.
 */
const NOT_BASE64 = /[^A-Za-z0-9+/=]|=[^=]/;

/** A text where it is refused: what was expected instead. */
function photoOf({ encodedImage, mimeType }: SubmittedImage): Photo | string {
  if (NOT_BASE64.test(encodedImage)) return 'Expected base64';
  const picture = stripMetadata[mimeType](Buffer.from(encodedImage, 'base64'));
  if (picture === null) return `Expected ${mimeType}`;
  if (Math.max(picture.width, picture.height) > PHOTO_EDGE) {
    return `Expected at most ${PHOTO_EDGE} by ${PHOTO_EDGE} pixels`;
  }
  const bytes = Buffer.concat(picture.parts);
  return { hash: createHash('sha256').update(bytes).digest('hex'), mimeType, bytes };
}

/** Read by its frame alone and never decoded: a few bytes can claim to be a picture of any size. */
const stripMetadata: Readonly<Record<PictureType, (bytes: Buffer) => StrippedPhoto | null>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
};
