import { PHOTOS_PER_RATE } from '@ablesbar/validation';
import { type Static, Type } from '@sinclair/typebox';
import { Id } from '../base/route-schemas';
import { ImageBody } from '../photo/photo';
import { Comment, ReadingDate, ReadingNumber } from '../reading/reading-body';

// The limits of section 9 for a submission.
const Result = Type.Object({
  taskId: Id,
  comment: Comment,
  readingValue: ReadingNumber,
  readingImages: Type.Optional(Type.Array(ImageBody, { maxItems: PHOTOS_PER_RATE })),
});

export const SubmissionBody = Type.Object({
  results: Type.Array(Result, { minItems: 1, maxItems: 100 }),
  readingDate: ReadingDate,
});

export type Submission = Static<typeof SubmissionBody>;
