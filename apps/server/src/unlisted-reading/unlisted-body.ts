import { COMMENT_MOST, PHOTOS_PER_UNLISTED_READING } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { orNull, storableText } from '../app/route-schemas';
import { ImageBody } from '../photo/photo';
import { ReadingDate, ReadingNumber } from '../reading/reading-body';

export const UnlistedBody = Type.Object({
  meterNumber: storableText({ minLength: 1, maxLength: 100 }),
  readingValue: ReadingNumber,
  readingImages: Type.Optional(Type.Array(ImageBody, { maxItems: PHOTOS_PER_UNLISTED_READING })),
  readingDate: ReadingDate,
  comment: Type.Optional(orNull(storableText({ maxLength: COMMENT_MOST }))),
});

export type UnlistedSubmission = Static<typeof UnlistedBody>;
