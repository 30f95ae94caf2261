import { aConfig, aDay, aJob, aRateTask } from '@ablesbar/domain/testing';
import { assessSubmission, judgeSubmission } from './judge-submission';

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
  { says: 'an offered comment is accepted', comment: 'Leerstand', setting: {}, problems: [] },
  {
    says: 'an offered comment with blanks around it is accepted',
    comment: ' Leerstand ',
    setting: {},
    problems: [],
  },
  { says: 'a missing comment is accepted', comment: null, setting: {}, problems: [] },
  { says: 'a blank comment counts as none', comment: ' \n', setting: {}, problems: [] },
  { says: 'free text is refused', comment: 'Wasserschaden', setting: {}, problems: NOT_OFFERED },
  {
    says: 'free text is accepted if the utility allows it',
    comment: 'Wasserschaden',
    setting: { free: true },
    problems: [],
  },
  {
    says: 'a comment from the time when comments were on is accepted',
    comment: 'Wasserschaden',
    setting: { on: false },
    problems: [],
  },
  {
    says: 'an offered comment is accepted if one is required',
    comment: 'Leerstand',
    setting: { on: false, needed: true, readingValue: 50_000 },
    problems: [],
  },
  {
    says: 'free text is refused if an offered comment is required',
    comment: 'Wasserschaden',
    setting: { on: false, needed: true, readingValue: 50_000 },
    problems: NOT_OFFERED,
  },
  {
    says: 'free text is accepted if a comment is required and none is offered',
    comment: 'Wasserschaden',
    setting: { offered: [], needed: true, readingValue: 50_000 },
    problems: [],
  },
  {
    says: 'a missing required comment is reported as missing',
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
])('refuses $says', ({ change, features, problems }) => {
  const found = judgeSubmission({
    job: aJob({ meter: { ...aJob().meter, meterRateTasks: [aRateTask()] } }),
    submission: { results: [result('t-1')], readingDate: '2026-11-20', ...change },
    config: aConfig({ features: features ?? {} }),
    today: aDay('2026-11-21'),
  });
  expect(found.map(({ field, problem }) => `${field}: ${problem.code}`)).toEqual(problems);
});

it('compares a value with the usual ones only while somebody can be asked', () => {
  const unlimited = { minimumValue: null, maximumValue: null, strictValidation: false };
  const given = {
    job: aJob({
      meter: {
        ...aJob().meter,
        meterRateTasks: [aRateTask({ readingValueValidation: unlimited })],
      },
    }),
    submission: {
      results: [{ ...result('t-1'), readingValue: 7 }],
      readingDate: '2026-11-20',
    },
    config: aConfig({}),
    today: aDay('2026-11-21'),
  };
  expect(assessSubmission({ ...given, isSpoken: true })).toHaveLength(1);
  expect(assessSubmission(given)).toEqual([]);
});
