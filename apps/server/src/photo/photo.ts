import { PHOTO_EDGE } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { createHash } from 'node:crypto';
import { ApiError } from '../app/errors';
import type { PictureType } from '../app/picture';
import { cleaned } from './cleaned';

/** As it comes. The pattern forbids a data URL's head, spaces and line breaks. */
export const ImageBody = Type.Object({
  encodedImage: Type.String({ minLength: 4, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
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

/** A text where it is refused: what was expected instead. */
function photoOf({ encodedImage, mimeType }: SubmittedImage): Photo | string {
  const picture = cleaned[mimeType](Buffer.from(encodedImage, 'base64'));
  if (picture === null) return `Expected ${mimeType}`;
  if (Math.max(picture.width, picture.height) > PHOTO_EDGE) {
    return `Expected at most ${PHOTO_EDGE} by ${PHOTO_EDGE} pixels`;
  }
  const bytes = Buffer.concat(picture.parts);
  return { hash: createHash('sha256').update(bytes).digest('hex'), mimeType, bytes };
}
