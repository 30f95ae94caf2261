import type { AccountInfo, ReadingSubmission } from '@ablesbar/domain';
import { aJob } from '@ablesbar/domain/testing';
import type { Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { JobAnswer } from './job-answer';
import { SubmissionBody } from './submission';
import type { WireJob } from './wire-job';

// The compiler checks these types, not Jest. If the types of the apps and the server differ in a
// field, one of these becomes `never`, and `true` does not fit `never`.
type Fits<Sent, Taken> = Sent extends Taken ? true : never;
type Same<One, Other> = [One, Other] extends [Other, One] ? true : never;
/** Makes the properties writable, as in the types from TypeBox. */
type Writable<T> = { -readonly [Key in keyof T]: Writable<T[Key]> };
type TakenImage = NonNullable<Static<typeof SubmissionBody>['results'][number]['readingImages']>;
type DescribedJob = Static<typeof JobAnswer>;
type SentImage = ReadingSubmission['results'][number]['readingImages'];

void ({ submission: true, result: true, image: true, job: true, account: true } satisfies {
  /** The server knows the name of everything that the apps send. */
  readonly submission: Fits<
    Record<keyof ReadingSubmission, unknown>,
    Record<keyof Static<typeof SubmissionBody>, unknown>
  >;
  readonly result: Fits<
    keyof ReadingSubmission['results'][number],
    keyof Static<typeof SubmissionBody>['results'][number]
  >;
  readonly image: Fits<keyof SentImage[number], keyof TakenImage[number]>;
  /**
   * The route describes exactly the sent fields. For a job's own settings, it describes only that
   * they exist.
   */
  readonly job: Same<Omit<DescribedJob, 'config'>, Omit<Writable<WireJob>, 'config'>>;
  readonly account: Fits<AccountInfo, Record<'id' | 'name' | 'parentId' | 'parentName', unknown>>;
});

it("accepts the apps' calls", () => {
  const [task] = aJob().meter.meterRateTasks;
  const sent: ReadingSubmission = {
    results: [
      {
        taskId: task?.taskId ?? '',
        comment: null,
        readingValue: 45210.5,
        readingImages: [{ encodedImage: '/9j/4A==', mimeType: 'image/jpeg' }],
      },
    ],
    readingDate: '2026-11-21T11:00:00.000Z',
  };
  expect(Value.Check(SubmissionBody, sent)).toBe(true);
});
