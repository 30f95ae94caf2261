import { aConfig, aDay } from '@ablesbar/domain/testing';
import { assessUnlistedReading, unlistedDateWindow } from './assess-unlisted-reading';

const today = aDay('2026-11-21');
const good = {
  meterNumber: '1ESY1160123456',
  value: { integer: '45210', decimals: '' },
  photoCount: 0,
  comment: '',
  day: today,
};
const required = { features: { unknownReadingsImageRequired: true } };
const forbidden = { features: { unknownReadingsImageRequired: true, imagesForbidden: true } };
const typed = (integer: string, decimals = '') => ({ value: { integer, decimals } });

const assess = (change: object, config = {}) =>
  assessUnlistedReading({ reading: { ...good, ...change }, settings: aConfig(config), today });

test.each([
  { says: 'complete', change: {}, found: [] },
  {
    says: 'no meter number',
    change: { meterNumber: '' },
    found: ['meterNumber meter-number-missing'],
  },
  {
    says: 'blanks for one',
    change: { meterNumber: ' \t' },
    found: ['meterNumber meter-number-missing'],
  },
  { says: 'one character of one', change: { meterNumber: '1' }, found: [] },
  { says: 'no value', change: typed(''), found: ['readingValue value-missing'] },
  { says: 'decimals alone', change: typed('', '5'), found: [] },
  { says: 'nine digits', change: typed('123456789'), found: [] },
  { says: 'ten digits', change: typed('1234567890'), found: ['readingValue too-many-digits'] },
  { says: 'three decimals', change: typed('1', '123'), found: [] },
  { says: 'four decimals', change: typed('1', '1234'), found: ['readingValue too-many-decimals'] },
  { says: 'a letter', change: typed('1O'), found: ['readingValue digits-only'] },
  { says: 'ten photos', change: { photoCount: 10 }, found: [] },
  { says: 'eleven photos', change: { photoCount: 11 }, found: ['readingImages too-many-photos'] },
  { says: 'a good comment', change: { comment: 'abcde' }, found: [] },
  {
    says: 'a long one',
    change: { comment: 'a'.repeat(1001) },
    found: ['comment comment-too-long'],
  },
  { says: 'no day', change: { day: null }, found: ['readingDate date-missing'] },
  { says: '30 days ago', change: { day: aDay('2026-10-22') }, found: [] },
  {
    says: '31 days ago',
    change: { day: aDay('2026-10-21') },
    found: ['readingDate date-too-early'],
  },
  { says: 'tomorrow', change: { day: aDay('2026-11-22') }, found: ['readingDate date-too-late'] },
  {
    says: 'nothing, in the order of the form',
    change: { meterNumber: '', ...typed(''), photoCount: 11, comment: 'a'.repeat(1001), day: null },
    found: [
      'meterNumber meter-number-missing',
      'readingValue value-missing',
      'readingImages too-many-photos',
      'comment comment-too-long',
      'readingDate date-missing',
    ],
  },
])('assessUnlistedReading: $says', ({ change, found }) => {
  const { problems, open, canSend, hasWarnings } = assess(change);
  expect(problems.map(({ field, problem }) => `${field} ${problem.code}`)).toEqual(found);
  expect(problems.every(({ problem }) => problem.severity === 'blocks')).toBe(true);
  expect(open).toEqual(problems);
  expect(canSend).toBe(found.length === 0);
  expect(hasWarnings).toBe(false);
});

test.each([
  { says: 'none is needed', config: {}, photoCount: 0, problem: null },
  {
    says: 'needed and missing',
    config: required,
    photoCount: 0,
    problem: { code: 'photo-missing', severity: 'blocks', reason: 'always', isFeedIn: false },
  },
  { says: 'needed and there', config: required, photoCount: 1, problem: null },
  { says: 'forbidden lifts the need', config: forbidden, photoCount: 0, problem: null },
  {
    says: 'forbidden means none',
    config: forbidden,
    photoCount: 1,
    problem: { code: 'photos-forbidden', severity: 'blocks' },
  },
])('a photo of the meter: $says', ({ config, photoCount, problem }) => {
  const { problems } = assess({ photoCount }, config);
  expect(problems).toEqual(problem === null ? [] : [{ field: 'readingImages', problem }]);
});

test.each([
  { says: 'a short one asks', config: {}, comment: 'abcd', hasWarnings: true },
  {
    says: 'a short one the utility offers does not',
    config: { meterReading: { defaultComments: ['abcd'] } },
    comment: 'abcd',
    hasWarnings: false,
  },
  {
    says: 'free text of an old draft does not count if a comment can only be chosen',
    config: { meterReading: { freeTextCommentEnabled: false, defaultComments: ['Leck'] } },
    comment: 'abcd',
    hasWarnings: false,
  },
  {
    says: 'a comment does not count if comments are off',
    config: { meterReading: { commentsEnabled: false } },
    comment: 'abcd',
    hasWarnings: false,
  },
  {
    says: 'an unlisted reading needs no comment, unlike a job',
    config: { features: { unplausibleReadingsCommentRequired: true } },
    comment: '',
    hasWarnings: false,
  },
])('the comment: $says', ({ config, comment, hasWarnings }) => {
  const assessment = assess({ comment }, config);
  expect(assessment).toMatchObject({ hasWarnings, open: [], canSend: true });
});

test('neither the days nor the decimals of jobs count here', () => {
  const readingDate = { readingDateMaxDaysInPast: 3, readingDateMaxDaysInFuture: 9 };
  const config = { meterReading: { queryPostDecimals: true, readingDate } };
  expect(assess({ day: aDay('2026-10-22') }, config).canSend).toBe(true);
  expect(assess({ day: aDay('2026-11-22') }, config).canSend).toBe(false);
});

test.each([
  { says: '30 days back to today', day: '2026-11-21', earliest: '2026-10-22' },
  { says: 'over the clock change', day: '2026-03-29', earliest: '2026-02-27' },
])('unlistedDateWindow: $says', ({ day, earliest }) => {
  expect(unlistedDateWindow(aDay(day))).toEqual({ earliest, latest: day });
});
