import { PHOTOS_PER_UNLISTED_READING } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { storableText } from '../base/route-schemas';
import { ImageBody } from '../photo/photo';
import { Comment, ReadingDate, ReadingNumber } from '../reading/reading-body';

export const UnlistedBody = Type.Object({
  meterNumber: storableText({ minLength: 1, maxLength: 100 }),
  readingValue: ReadingNumber,
  readingImages: Type.Optional(Type.Array(ImageBody, { maxItems: PHOTOS_PER_UNLISTED_READING })),
  readingDate: ReadingDate,
  comment: Comment,
});

export type UnlistedSubmission = Static<typeof UnlistedBody>;
