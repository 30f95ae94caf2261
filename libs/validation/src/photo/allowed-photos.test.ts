import { aConfig } from '@ablesbar/domain/testing';
import { canAddPhoto, allowedPhotos } from './allowed-photos';
import { PHOTOS_PER_RATE, PHOTOS_PER_UNLISTED_READING } from './photo-limits';

test.each([
  { says: '3 for a rate', limit: PHOTOS_PER_RATE, forbidden: false, most: 3 },
  {
    says: '10 for a meter off the list',
    limit: PHOTOS_PER_UNLISTED_READING,
    forbidden: false,
    most: 10,
  },
  {
    says: 'none for a rate where they are forbidden',
    limit: PHOTOS_PER_RATE,
    forbidden: true,
    most: 0,
  },
  {
    says: 'none off the list either',
    limit: PHOTOS_PER_UNLISTED_READING,
    forbidden: true,
    most: 0,
  },
])('allowedPhotos: $says', ({ limit, forbidden, most }) => {
  const { features } = aConfig({ features: { imagesForbidden: forbidden } });
  expect(allowedPhotos(limit, features)).toBe(most);
});

test.each([
  { says: 'the first', count: 0, most: 3, can: true },
  { says: 'the third', count: 2, most: 3, can: true },
  { says: 'no fourth', count: 3, most: 3, can: false },
  { says: 'none after too many', count: 4, most: 3, can: false },
  { says: 'none where none is taken', count: 0, most: 0, can: false },
])('canAddPhoto: $says', ({ count, most, can }) => {
  expect(canAddPhoto(count, most)).toBe(can);
});
