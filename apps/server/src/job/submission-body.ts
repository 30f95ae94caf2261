import { type Static, Type } from '@sinclair/typebox';
import { storableText } from '../app/route-schemas';

// The section 9 limits of a submission. The pattern forbids a data URL's head, spaces and line breaks.
const Image = Type.Object({
  encodedImage: Type.String({ minLength: 4, pattern: '^[A-Za-z0-9+/]+={0,2}$' }),
  mimeType: Type.Union([Type.Literal('image/jpeg'), Type.Literal('image/png')]),
});

const Result = Type.Object({
  taskId: Type.String({ minLength: 1, maxLength: 100 }),
  comment: Type.Optional(Type.Union([storableText({ maxLength: 1000 }), Type.Null()])),
  readingValue: Type.Number({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  readingImages: Type.Optional(Type.Array(Image, { maxItems: 3 })),
});

export const SubmissionBody = Type.Object({
  results: Type.Array(Result, { minItems: 1, maxItems: 100 }),
  readingDate: Type.String({ minLength: 10, maxLength: 40 }),
});

export type Submission = Static<typeof SubmissionBody>;
export type SubmittedImage = Static<typeof Image>;
