import type { AccountInfo, ReadingSubmission } from '@ablesbar/domain';
import type { Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { aJob } from '@ablesbar/domain/testing';
import type { JobAnswer } from './job-answer';
import { SubmissionBody } from './submission-body';
import type { WireJob } from './wire-job';

// Held by the compiler, not by Jest: a field that the apps' types and the server's do not agree on
// makes one of these `never`, which `true` is not.
type Fits<Sent, Taken> = Sent extends Taken ? true : never;
type Same<One, Other> = [One, Other] extends [Other, One] ? true : never;
/** TypeBox's types can be written to. */
type Writable<T> = { -readonly [Key in keyof T]: Writable<T[Key]> };
type TakenImage = NonNullable<Static<typeof SubmissionBody>['results'][number]['readingImages']>;
type DescribedJob = Static<typeof JobAnswer>;
type SentImage = ReadingSubmission['results'][number]['readingImages'];

void ({ submission: true, result: true, image: true, job: true, account: true } satisfies {
  /** Everything that the apps send is known here by its name. */
  readonly submission: Fits<
    Record<keyof ReadingSubmission, unknown>,
    Record<keyof Static<typeof SubmissionBody>, unknown>
  >;
  readonly result: Fits<
    keyof ReadingSubmission['results'][number],
    keyof Static<typeof SubmissionBody>['results'][number]
  >;
  readonly image: Fits<keyof SentImage[number], keyof TakenImage[number]>;
  /** What the route describes is what is sent; of a job's own settings it only says that they are. */
  readonly job: Same<Omit<DescribedJob, 'config'>, Omit<Writable<WireJob>, 'config'>>;
  readonly account: Fits<AccountInfo, Record<'id' | 'name' | 'parentId' | 'parentName', unknown>>;
});

it('takes what the apps send', () => {
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
