import { aConfig, aDay, aJob, aRateTask } from '@ablesbar/domain/testing';
import { judgeSubmission } from './judge-submission';

const judge = (
  comment: string | null,
  { readingValue = 44_000, free = false, offered = ['Leerstand'], on = true, needed = false },
) =>
  judgeSubmission({
    job: aJob({ meter: { ...aJob().meter, meterRateTasks: [aRateTask()] } }),
    submission: {
      results: [{ taskId: 't-1', comment, readingValue, readingImages: [] }],
      readingDate: '2026-11-20',
    },
    config: aConfig({
      features: { unplausibleReadingsCommentRequired: needed },
      meterReading: {
        commentsEnabled: on,
        freeTextCommentEnabled: free,
        defaultComments: offered,
      },
    }),
    today: aDay('2026-11-21'),
  }).map(({ field, problem }) => `${field}: ${problem.code}`);

const NOT_OFFERED = ['results.0.comment: comment-not-offered'];

test.each([
  { says: 'an offered comment is taken', comment: 'Leerstand', setting: {}, problems: [] },
  { says: 'with blanks around it, too', comment: ' Leerstand ', setting: {}, problems: [] },
  { says: 'no comment is taken', comment: null, setting: {}, problems: [] },
  { says: 'blanks are none', comment: ' \n', setting: {}, problems: [] },
  { says: 'own words are not', comment: 'Wasserschaden', setting: {}, problems: NOT_OFFERED },
  {
    says: 'own words are, where free text is',
    comment: 'Wasserschaden',
    setting: { free: true },
    problems: [],
  },
  {
    says: 'one that waited since comments were on is taken',
    comment: 'Wasserschaden',
    setting: { on: false },
    problems: [],
  },
  {
    says: 'a required one is taken if it is offered',
    comment: 'Leerstand',
    setting: { on: false, needed: true, readingValue: 50_000 },
    problems: [],
  },
  {
    says: 'a required one in own words is not',
    comment: 'Wasserschaden',
    setting: { on: false, needed: true, readingValue: 50_000 },
    problems: NOT_OFFERED,
  },
  {
    says: 'it is where nothing is offered',
    comment: 'Wasserschaden',
    setting: { offered: [], needed: true, readingValue: 50_000 },
    problems: [],
  },
  {
    says: 'a required one that is missing is named as missing',
    comment: null,
    setting: { needed: true, readingValue: 50_000 },
    problems: ['results.0.comment: comment-missing'],
  },
])('$says', ({ comment, setting, problems }) => {
  expect(judge(comment, setting)).toEqual(problems);
});

const result = (taskId: string) => ({
  taskId,
  comment: null,
  readingValue: 44_000,
  readingImages: [],
});

test.each([
  {
    says: 'a rate of another job',
    change: { results: [result('t-9')] },
    problems: ['results.0.taskId: unknown-task'],
  },
  {
    says: 'a rate for the second time',
    change: { results: [result('t-1'), result('t-1')] },
    problems: ['results.1.taskId: repeated-task'],
  },
  {
    says: 'no photo where one is asked',
    features: { imageAlwaysRequired: true },
    problems: ['results.0.readingImages: photo-missing'],
  },
  { says: 'no day', change: { readingDate: 'gestern' }, problems: ['readingDate: no-date'] },
])('refused is $says', ({ change, features, problems }) => {
  const found = judgeSubmission({
    job: aJob({ meter: { ...aJob().meter, meterRateTasks: [aRateTask()] } }),
    submission: { results: [result('t-1')], readingDate: '2026-11-20', ...change },
    config: aConfig({ features: features ?? {} }),
    today: aDay('2026-11-21'),
  });
  expect(found.map(({ field, problem }) => `${field}: ${problem.code}`)).toEqual(problems);
});
