import { checkComment } from './check-comment';

const tooLong = { code: 'comment-too-long', severity: 'blocks', limit: 1000 };
const tooShort = { code: 'comment-too-short', severity: 'asks', least: 5 };

test.each([
  { says: 'nothing', comment: '', problem: null },
  { says: 'blanks are nothing', comment: ' \n\t\u00a0 ', problem: null },
  { says: 'five characters', comment: 'abcde', problem: null },
  { says: 'four characters', comment: 'abcd', problem: tooShort },
  { says: 'one character', comment: 'a', problem: tooShort },
  { says: 'five with blanks between', comment: ' a b\nc d\te ', problem: null },
  { says: 'blanks do not count', comment: ' a b\nc  d ', problem: tooShort },
  { says: 'five emoji', comment: '💧🔥💧🔥💧', problem: null },
  { says: 'an emoji is one character', comment: '💧🔥💧🔥', problem: tooShort },
  { says: 'a thousand characters', comment: 'a'.repeat(1000), problem: null },
  { says: 'one more', comment: 'a'.repeat(1001), problem: tooLong },
  { says: 'a thousand with blanks', comment: `${' '.repeat(994)}abcdef`, problem: null },
  { says: 'one more with blanks', comment: `${' '.repeat(995)}abcdef`, problem: tooLong },
  { says: 'a thousand emoji', comment: '💧'.repeat(1000), problem: null },
  { says: 'more than a thousand blanks', comment: ' '.repeat(1001), problem: tooLong },
] as const)('an optional comment: $says', ({ comment, problem }) => {
  expect(checkComment({ comment, isRequired: false, defaultComments: [] })).toEqual(problem);
});

test.each([
  { says: 'nothing', comment: '', problem: { code: 'comment-missing', severity: 'blocks' } },
  { says: 'blanks', comment: ' \n', problem: { code: 'comment-missing', severity: 'blocks' } },
  { says: 'five characters', comment: 'abcde', problem: null },
  { says: 'four characters', comment: 'abcd', problem: { ...tooShort, severity: 'blocks' } },
  { says: 'one too many', comment: 'a'.repeat(1001), problem: tooLong },
] as const)('a required comment: $says', ({ comment, problem }) => {
  expect(checkComment({ comment, isRequired: true, defaultComments: [] })).toEqual(problem);
});

test.each([
  { says: 'an offered one, however short', comment: 'Leck', problem: null },
  { says: 'an offered one with blanks around', comment: ' Leck ', problem: null },
  { says: 'the last offered one', comment: 'Eis', problem: null },
  { says: 'written differently', comment: 'leck', problem: { ...tooShort, severity: 'blocks' } },
  { says: 'a part of one', comment: 'Lec', problem: { ...tooShort, severity: 'blocks' } },
  {
    says: 'an empty one among the offered',
    comment: ' ',
    problem: { code: 'comment-missing', severity: 'blocks' },
  },
] as const)('with comments to choose from: $says', ({ comment, problem }) => {
  const defaultComments = ['Leck', ' ', ' Eis'];
  expect(checkComment({ comment, isRequired: true, defaultComments })).toEqual(problem);
});
