import { aDay } from '@ablesbar/domain/testing';
import { isUnlistedEmpty } from './is-unlisted-empty';
import { unlistedDraftSlice } from './unlisted-draft.slice';

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
