import { createTexts } from '@ablesbar/i18n';
import { chosenMeter } from '@ablesbar/validation';
import { enteredRates, type Entry } from '../entry/entry';
import { aPhoto, anEntry, config, features } from '../testing/an-entry';
import { enteredLines } from './EnteredSoFar';

const EMPTY = { firstname: '', lastname: '', street: '', houseNumber: '', zip: '', city: '' };

test.each<{ says: string; part: Partial<Entry>; lines: readonly string[] }>([
  {
    says: 'everything, in the order of the steps',
    part: { photos: { '1.8.0': [aPhoto('p-1')] } },
    lines: [
      'Zähler: 1ESY1160123456, Strom',
      '1.8.0 Verbrauch: 3.427,9, 1 Foto',
      'Name: Jürgen Weißmüller',
      'Adresse: Am Markt 1a, 39999 Neuenbrück',
    ],
  },
  {
    says: 'a digit that the camera left open stays open',
    part: { values: { '1.8.0': { integer: '34?7', decimals: '9' } }, contact: EMPTY },
    lines: ['Zähler: 1ESY1160123456, Strom', '1.8.0 Verbrauch: 34?7,9'],
  },
  {
    says: 'missing entries are left out',
    part: { values: {}, contact: { ...EMPTY, lastname: 'Weißmüller', city: 'Neuenbrück' } },
    lines: ['Zähler: 1ESY1160123456, Strom', 'Name: Weißmüller', 'Adresse: Neuenbrück'],
  },
  { says: 'nothing', part: { meterNumber: '', values: {}, contact: EMPTY }, lines: [] },
])('a card shows the entries so far: $says', async ({ part, lines }) => {
  const texts = await createTexts({ language: 'de', translations: {} });
  const entry = anEntry(part);
  const chosen = chosenMeter(entry, config.meters);
  const rates = enteredRates(entry, { config, features });
  expect(
    enteredLines(texts, { entry, chosen, rates }).map(({ label, value }) => `${label}: ${value}`),
  ).toEqual(lines);
});
