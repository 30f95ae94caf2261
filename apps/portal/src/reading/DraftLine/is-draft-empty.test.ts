import { aDay } from '@ablesbar/domain/testing';
import { isDraftEmpty } from './is-draft-empty';

const nothing = { values: {}, day: null };
const photo = { id: 'p', mimeType: 'image/jpeg', data: new ArrayBuffer(1) };

test.each([
  { says: 'nothing', draft: nothing, photos: {}, is: true },
  {
    says: 'a value whose digits were deleted',
    draft: { ...nothing, values: { t: { integer: '', decimals: '' } } },
    photos: {},
    is: true,
  },
  {
    says: 'a single zero',
    draft: { ...nothing, values: { t: { integer: '0', decimals: '' } } },
    photos: {},
    is: false,
  },
  {
    says: 'decimals alone',
    draft: { ...nothing, values: { t: { integer: '', decimals: '5' } } },
    photos: {},
    is: false,
  },
  { says: 'blanks for a note', draft: { ...nothing, comment: ' \n' }, photos: {}, is: true },
  { says: 'a note', draft: { ...nothing, comment: 'L' }, photos: {}, is: false },
  { says: 'a day', draft: { ...nothing, day: aDay('2026-11-20') }, photos: {}, is: false },
  { says: 'a rate whose photos were removed', draft: nothing, photos: { t: [] }, is: true },
  { says: 'a photo alone', draft: nothing, photos: { t: [photo] }, is: false },
])('isDraftEmpty: $says', ({ draft, photos, is }) => {
  expect(isDraftEmpty(draft, photos)).toBe(is);
});
