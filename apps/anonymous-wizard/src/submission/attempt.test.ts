import { aPhoto, anEntry } from '../testing/an-entry';
import { attemptOf } from './attempt';

const ports = { newId: () => 'k-2', now: () => new Date('2026-11-21T10:00:00Z') };
const OTHER = { ...anEntry().contact, houseNumber: '1b' };
const first = attemptOf(anEntry(), null, { ...ports, newId: () => 'k-1' });

test('a reading gets a key and the moment it is sent', () => {
  expect(first).toMatchObject({ key: 'k-1', at: '2026-11-21T10:00:00.000Z' });
});

test.each([
  { says: 'as it was keeps its key', change: {}, key: 'k-1' },
  { says: 'with another number has a new one', change: { meterNumber: '1ESY0' }, key: 'k-2' },
  { says: 'with another contact has a new one', change: { contact: OTHER }, key: 'k-2' },
  {
    says: 'with the contact typed again keeps its key',
    change: { isContactKept: true },
    key: 'k-1',
  },
  { says: 'with a photo more has a new one', change: { photos: { a: [aPhoto('1')] } }, key: 'k-2' },
])('a reading sent again $says', ({ change, key }) => {
  const later = { ...ports, now: () => new Date('2026-11-21T10:05:00Z') };
  expect(attemptOf(anEntry(change), first, later).key).toBe(key);
});

test('a retry repeats its moment: the server must see the same call', () => {
  const later = { ...ports, now: () => new Date('2026-11-22T10:00:00Z') };
  expect(attemptOf(anEntry(), first, later).at).toBe(first.at);
});
