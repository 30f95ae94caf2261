import { aConfig } from '@ablesbar/domain/testing';
import { photosToSend } from './photos-to-send';

const { features } = aConfig();
const photo = (id: string) => ({ id, mimeType: 'image/jpeg', data: new ArrayBuffer(id.length) });
const results = [{ taskId: 'ht', comment: null, value: { integer: '1', decimals: '' } }];

test.each([
  { says: 'none was taken', photos: {}, forbidden: false, sent: [] },
  {
    says: 'in their order, by rate',
    photos: { ht: [photo('a'), photo('bb')] },
    forbidden: false,
    sent: ['ht 1', 'ht 2'],
  },
  {
    says: 'of a rate without a value none',
    photos: { ht: [photo('a')], nt: [photo('bb')] },
    forbidden: false,
    sent: ['ht 1'],
  },
  {
    says: 'no photos of an old draft if photos are now forbidden',
    photos: { ht: [photo('a')] },
    forbidden: true,
    sent: [],
  },
])('$says', ({ photos, forbidden, sent }) => {
  const found = photosToSend({ results }, photos, { ...features, imagesForbidden: forbidden });
  expect(found.map(({ slot, data }) => `${slot} ${data.byteLength}`)).toEqual(sent);
});
