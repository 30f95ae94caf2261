import type { AccountInfo, Job, ReadingSubmission } from '@ablesbar/domain';
import type { Static } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import { aJob } from '@ablesbar/domain/testing';
import { SubmissionBody } from './submission-body';
import type { WireJob } from './wire-job';

// Held by the compiler, not by Jest: a field that the apps' types and the server's do not agree on
// makes one of these `never`, which `true` is not.
type Fits<Sent, Taken> = Sent extends Taken ? true : never;
type TakenImage = NonNullable<Static<typeof SubmissionBody>['results'][number]['readingImages']>;
type SentImage = ReadingSubmission['results'][number]['readingImages'];

const held: {
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
  /** A job is sent whole: all the apps know of it but whose login it came with. */
  readonly job: Fits<WireJob & { readonly login: string }, Job>;
  readonly account: Fits<AccountInfo, Record<'id' | 'name' | 'parentId' | 'parentName', unknown>>;
} = { submission: true, result: true, image: true, job: true, account: true };

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
  expect(Object.values(held)).not.toContain(false);
});
