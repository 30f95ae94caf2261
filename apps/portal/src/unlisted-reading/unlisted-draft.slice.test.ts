import { aDay } from '@ablesbar/domain/testing';
import {
  isUnlistedEmpty,
  unlistedCleared,
  unlistedDraftSlice,
  unlistedEntered,
  unlistedRestored,
  unlistedSent,
} from './unlisted-draft.slice';

const { reducer, getInitialState } = unlistedDraftSlice;
const value = { integer: '0012', decimals: '5' };
const early = '2026-11-21T10:00:00.000Z';
const late = '2026-11-21T10:05:00.000Z';
const entered = unlistedEntered({ at: early, meterNumber: '1ESY' });
const draft = {
  ...{ ...getInitialState(), meterNumber: '1ESY', changedAt: early },
  enteredAt: { meterNumber: early },
};

test.each([
  {
    says: 'an entry joins the earlier entries and updates the time',
    actions: [entered, unlistedEntered({ at: late, value })],
    expected: { ...draft, value, changedAt: late, enteredAt: { meterNumber: early, value: late } },
  },
  {
    says: 'another photo moves the moment alone',
    actions: [entered, unlistedEntered({ at: late })],
    expected: { ...draft, changedAt: late },
  },
  {
    says: 'sending, discarding or logging out leaves nothing',
    actions: [entered, unlistedCleared()],
    expected: getInitialState(),
  },
  {
    says: 'a restored draft has its old time',
    actions: [entered, unlistedCleared(), unlistedRestored(draft)],
    expected: draft,
  },
  {
    says: 'what was entered while it was being sent stays',
    actions: [entered, unlistedEntered({ at: late, comment: 'im Hof' }), unlistedSent(draft)],
    expected: {
      ...{ ...getInitialState(), comment: 'im Hof', changedAt: late },
      enteredAt: { meterNumber: early, comment: late },
    },
  },
  {
    says: 'what was entered again while it was being sent stays',
    actions: [entered, unlistedEntered({ at: late, meterNumber: '1ESY' }), unlistedSent(draft)],
    expected: { ...draft, changedAt: late, enteredAt: { meterNumber: late } },
  },
  {
    says: 'a sent draft leaves nothing',
    actions: [entered, unlistedSent(draft)],
    expected: getInitialState(),
  },
])('$says', ({ actions, expected }) => {
  expect(actions.reduce(reducer, getInitialState())).toEqual(expected);
});

const photo = { id: 'p', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };

test.each([
  { says: 'nothing', draft: {}, photos: [], is: true },
  { says: 'blanks for a number', draft: { meterNumber: ' ' }, photos: [], is: true },
  { says: 'a number', draft: { meterNumber: '1' }, photos: [], is: false },
  {
    says: 'a single zero',
    draft: { value: { integer: '0', decimals: '' } },
    photos: [],
    is: false,
  },
  {
    says: 'decimals alone',
    draft: { value: { integer: '', decimals: '5' } },
    photos: [],
    is: false,
  },
  { says: 'blanks for a note', draft: { comment: ' \n' }, photos: [], is: true },
  { says: 'a note', draft: { comment: 'L' }, photos: [], is: false },
  { says: 'a day', draft: { day: aDay('2026-11-20') }, photos: [], is: false },
  { says: 'a choice of accounts', draft: { accountId: 'a-2' }, photos: [], is: false },
  { says: 'a photo alone', draft: {}, photos: [photo], is: false },
  {
    says: 'the moment at which all of it was deleted',
    draft: { changedAt: '2026-11-21T10:00:00.000Z' },
    photos: [],
    is: true,
  },
])('isUnlistedEmpty: $says', ({ draft, photos, is }) => {
  expect(isUnlistedEmpty({ ...unlistedDraftSlice.getInitialState(), ...draft }, photos)).toBe(is);
});
