import { aConfig, aDay, aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { judgeSubmission } from './judge-submission';
import type { Submission } from './submission-body';

const today = aDay('2026-11-21');
const job = aJob({
  meter: aMeter({
    meterRateTasks: [aRateTask({ taskId: 'HT' }), aRateTask({ taskId: 'NT' })],
  }),
});
const image = { encodedImage: 'AAAA', mimeType: 'image/jpeg' } as const;
const images = (count: number) => Array.from({ length: count }, () => image);
const good = { taskId: 'HT', readingValue: 45210.5 };
const odd = { taskId: 'NT', readingValue: 99999 };

const found = (features: object, ...results: Submission['results']) =>
  judgeSubmission({
    job,
    submission: { results, readingDate: '2026-11-21' },
    config: aConfig({ features }),
    today,
  }).map(({ field, problem }) => `${field} ${problem.code}`);

const always = { imageAlwaysRequired: true };
const implausible = { unplausibleReadingsImageRequired: true };
const explained = { unplausibleReadingsCommentRequired: true };
const strict = aRateTask({
  taskId: 'HT',
  readingValueValidation: { minimumValue: 0, maximumValue: 9, strictValidation: true },
});

test.each([
  { says: 'nothing is asked', features: {}, result: odd, problems: [] },
  {
    says: 'a photo of every value',
    features: always,
    result: good,
    problems: ['results.0.readingImages photo-missing'],
  },
  {
    says: 'a photo of every value, and there it is',
    features: always,
    result: { ...good, readingImages: images(1) },
    problems: [],
  },
  {
    says: 'a photo of an implausible value',
    features: implausible,
    result: odd,
    problems: ['results.0.readingImages photo-missing'],
  },
  { says: 'no photo of a plausible value', features: implausible, result: good, problems: [] },
  {
    says: 'three photos',
    features: {},
    result: { ...good, readingImages: images(3) },
    problems: [],
  },
  {
    says: 'four photos',
    features: {},
    result: { ...good, readingImages: images(4) },
    problems: ['results.0.readingImages too-many-photos'],
  },
  {
    says: 'a photo where there may be none',
    features: { imagesForbidden: true },
    result: { ...good, readingImages: images(1) },
    problems: ['results.0.readingImages photos-forbidden'],
  },
  {
    says: 'a comment on an implausible value',
    features: explained,
    result: { ...odd, comment: null },
    problems: ['results.0.comment comment-missing'],
  },
  {
    says: 'one that says too little',
    features: explained,
    result: { ...odd, comment: 'abcd' },
    problems: ['results.0.comment comment-too-short'],
  },
  {
    says: 'one that says enough',
    features: explained,
    result: { ...odd, comment: 'abcde' },
    problems: [],
  },
  {
    says: 'a short comment that nobody asked for was confirmed',
    features: {},
    result: { ...odd, comment: 'abcd' },
    problems: [],
  },
])('judgeSubmission: $says', ({ features, result, problems }) => {
  expect(found(features, result)).toEqual(problems);
});

test('each result is judged by its own comment and its own photos', () => {
  const both = { ...implausible, ...explained };
  expect(found(both, { ...good, comment: 'abcde', readingImages: images(1) }, odd)).toEqual([
    'results.1.readingImages photo-missing',
    'results.1.comment comment-missing',
  ]);
});

test('what the job itself says comes before the application', () => {
  const submission = { results: [{ taskId: 'HT', readingValue: 10 }], readingDate: '2026-11-21' };
  const own = aJob({
    config: { features: { ...always, ...explained }, meterReading: {} },
    meter: aMeter({ meterRateTasks: [strict] }),
  });
  const problems = judgeSubmission({ job: own, submission, config: aConfig(), today });
  expect(problems.map(({ problem }) => problem.code)).toEqual([
    'above-maximum',
    'photo-missing',
    'comment-missing',
  ]);
});
