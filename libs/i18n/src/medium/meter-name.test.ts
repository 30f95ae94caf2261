import { createTexts } from '../texts/create-texts';
import { meterName } from './meter-name';

const at = { locationDescription: 'Keller links', street: 'Lindenstraße', houseNumber: '14' };
const nowhere = { locationDescription: null, street: '', houseNumber: '' };

test.each([
  { says: 'its number', meterNumber: '7ELS01', place: at, name: '7ELS01' },
  { says: 'its place', meterNumber: '', place: at, name: 'Zähler ohne Nummer, Keller links' },
  {
    says: 'its street, without a place',
    meterNumber: ' ',
    place: { ...at, locationDescription: ' ' },
    name: 'Zähler ohne Nummer, Lindenstraße 14',
  },
  { says: 'neither', meterNumber: ' ', place: nowhere, name: 'Zähler ohne Nummer' },
])('a meter is named by $says', async ({ meterNumber, place, name }) => {
  const { t } = await createTexts({ language: 'de', translations: {} });
  expect(meterName({ meterNumber, meterAddress: place }, t)).toBe(name);
});
