import { aConfig } from '@ablesbar/domain/testing';
import { commentField, countedComment, isCommentRequired } from './comment-field';

const wanted = aConfig({ features: { unplausibleReadingsCommentRequired: true } }).features;
const notWanted = aConfig().features;

test.each([
  { says: 'a doubtful value', states: ['valid', 'doubtful'], features: wanted, is: true },
  { says: 'a refused value', states: ['refused', 'empty'], features: wanted, is: true },
  { says: 'plausible values', states: ['valid', 'valid'], features: wanted, is: false },
  { says: 'an empty field', states: ['empty'], features: wanted, is: false },
  { says: 'nothing at all', states: [], features: wanted, is: false },
  { says: 'not wanted', states: ['doubtful'], features: notWanted, is: false },
] as const)('isCommentRequired: $says', ({ states, features, is }) => {
  expect(isCommentRequired(states, features)).toBe(is);
});

const off = { commentsEnabled: false };
const chosen = { freeTextCommentEnabled: false };
const offered = { defaultComments: ['Zähler nicht zugänglich'] };

test.each([
  { says: 'by default', config: {}, required: false, shown: true, freeText: true },
  { says: 'off', config: off, required: false, shown: false, freeText: true },
  { says: 'off, but required', config: off, required: true, shown: true, freeText: true },
  {
    says: 'one of the offered',
    config: { ...chosen, ...offered },
    required: false,
    shown: true,
    freeText: false,
  },
  {
    says: 'one of the offered, or own words',
    config: offered,
    required: false,
    shown: true,
    freeText: true,
  },
  {
    says: 'one of the offered, required',
    config: { ...chosen, ...offered },
    required: true,
    shown: true,
    freeText: false,
  },
  {
    says: 'one of the offered, off',
    config: { ...chosen, ...offered, ...off },
    required: false,
    shown: false,
    freeText: false,
  },
  {
    says: 'no way to give one',
    config: chosen,
    required: false,
    shown: false,
    freeText: false,
  },
  {
    says: 'no way to give one, but required',
    config: chosen,
    required: true,
    shown: true,
    freeText: true,
  },
])('commentField: $says', ({ config, required, shown, freeText }) => {
  const { meterReading } = aConfig({ meterReading: config });
  expect(commentField(meterReading, required)).toEqual({
    isShown: shown,
    isRequired: required,
    isFreeText: freeText,
  });
});

test.each([
  { says: 'as it is', comment: 'Zähler neu', isShown: true, counted: 'Zähler neu' },
  {
    says: 'without blanks around',
    comment: ' Zähler\nneu\t',
    isShown: true,
    counted: 'Zähler\nneu',
  },
  { says: 'mere blanks are none', comment: ' \n', isShown: true, counted: null },
  { says: 'nothing is none', comment: '', isShown: true, counted: null },
  { says: "a hidden field's old draft", comment: 'Zähler neu', isShown: false, counted: null },
])('countedComment: $says', ({ comment, isShown, counted }) => {
  const field = { isShown, isRequired: false, isFreeText: true };
  expect(countedComment(comment, field, { defaultComments: [] })).toBe(counted);
});

test.each([
  { says: 'an offered one', comment: 'Leck', isFreeText: false, counted: 'Leck' },
  {
    says: 'an offered one with blanks around',
    comment: ' Leck\n',
    isFreeText: false,
    counted: 'Leck',
  },
  { says: 'one that is offered with blanks', comment: 'Eis', isFreeText: false, counted: 'Eis' },
  { says: 'own words of an old draft', comment: 'Leck!', isFreeText: false, counted: null },
  { says: 'own words where they are free', comment: 'Leck!', isFreeText: true, counted: 'Leck!' },
  { says: 'a blank one among the offered', comment: ' ', isFreeText: false, counted: null },
])('countedComment where some are offered: $says', ({ comment, isFreeText, counted }) => {
  const field = { isShown: true, isRequired: false, isFreeText };
  expect(countedComment(comment, field, { defaultComments: ['Leck', ' ', ' Eis'] })).toBe(counted);
});
