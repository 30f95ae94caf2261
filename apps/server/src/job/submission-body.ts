import { PHOTOS_PER_RATE } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { storableText } from '../app/route-schemas';
import { ImageBody } from '../photo/photo';

// The section 9 limits of a submission.
const Result = Type.Object({
  taskId: Type.String({ minLength: 1, maxLength: 100 }),
  comment: Type.Optional(Type.Union([storableText({ maxLength: 1000 }), Type.Null()])),
  readingValue: Type.Number({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  readingImages: Type.Optional(Type.Array(ImageBody, { maxItems: PHOTOS_PER_RATE })),
});

export const SubmissionBody = Type.Object({
  results: Type.Array(Result, { minItems: 1, maxItems: 100 }),
  readingDate: Type.String({ minLength: 10, maxLength: 40 }),
});

export type Submission = Static<typeof SubmissionBody>;
