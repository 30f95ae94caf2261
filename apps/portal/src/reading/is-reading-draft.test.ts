import { isReadingDraft } from './is-reading-draft';

const sound = { values: { 't-1': { integer: '45210', decimals: '5' } }, day: null };

test.each([
  { says: 'a draft', part: sound, is: true },
  { says: 'an empty one', part: { values: {}, day: null }, is: true },
  {
    says: 'one with words, day and moment',
    part: { ...sound, comment: 'Leck', day: '2026-11-20', changedAt: '2026-11-20T10:00:00Z' },
    is: true,
  },
  { says: 'one with a field of a later build', part: { ...sound, colour: 'red' }, is: true },
  { says: 'one with a reason', part: { ...sound, reason: 'NO_ACCESS' }, is: true },
  { says: 'an unknown reason', part: { ...sound, reason: 'DROWNED' }, is: false },
  { says: 'nothing', part: null, is: false },
  { says: 'a text', part: 'draft', is: false },
  { says: 'no values', part: { day: null }, is: false },
  { says: 'values of null', part: { ...sound, values: null }, is: false },
  { says: 'a number for a value', part: { ...sound, values: { 't-1': 45210 } }, is: false },
  { says: 'a comment that is no text', part: { ...sound, comment: 5 }, is: false },
  { says: 'a moment that is no text', part: { ...sound, changedAt: 5 }, is: false },
  { says: 'moments of its values', part: { ...sound, enteredAt: { 't-1': '2026' } }, is: true },
  {
    says: 'a moment of a value that is no text',
    part: { ...sound, enteredAt: { 't-1': 5 } },
    is: false,
  },
  { says: 'no day', part: { values: {} }, is: false },
  { says: 'a day that does not exist', part: { ...sound, day: '2026-02-30' }, is: false },
  { says: 'a day that is no text', part: { ...sound, day: 20 }, is: false },
])('$says is a draft: $is', ({ part, is }) => {
  expect(isReadingDraft(part)).toBe(is);
});
