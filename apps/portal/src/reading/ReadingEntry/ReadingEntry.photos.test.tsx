import { screen } from '@testing-library/react';
import { aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import {
  enterRow,
  implausible,
  NOTE,
  PHOTO,
  PLAIN,
  typeValue,
  WARNING,
} from '../testing/enter-row';
import { openForm } from '../testing/open-form';
import type { RequiredRow } from '../testing/required-row';

const always = { imageAlwaysRequired: true };
const alwaysAndNote = { ...always, ...implausible.note };
const alwaysAndBoth = { ...always, ...implausible.both };

const rows: readonly RequiredRow[] = [
  { says: 'always a photo: it is missing', features: always, typed: '44580', open: [PHOTO] },
  {
    says: 'always a photo: it is there',
    features: always,
    typed: '44580',
    photos: 1,
    open: [],
    asks: PLAIN,
  },
  {
    says: 'always a photo: of three none is too many',
    features: always,
    typed: '44580',
    photos: 3,
    open: [],
    asks: PLAIN,
  },
  {
    says: 'a fourth photo is',
    typed: '44580',
    photos: 4,
    open: ['Überzählige Fotos entfernen: Verbrauch'],
  },
  {
    says: 'a photo without a value waits for it',
    typed: '',
    photos: 1,
    open: ['Zählerstand eingeben: Verbrauch'],
  },
  {
    says: 'always a photo and a note: the plausible needs the photo only',
    features: alwaysAndNote,
    typed: '44580',
    open: [PHOTO],
  },
  {
    says: 'always a photo and a note: the implausible needs both',
    features: alwaysAndNote,
    typed: '50000',
    open: [PHOTO, NOTE],
  },
  {
    says: 'always a photo and a note: the photo is no note',
    features: alwaysAndNote,
    typed: '50000',
    photos: 1,
    open: [NOTE],
  },
  {
    says: 'always a photo and both: one photo is missing, not two',
    features: alwaysAndBoth,
    typed: '50000',
    open: [PHOTO, NOTE],
  },
  {
    says: 'always a photo and both: one photo and the note are enough',
    features: alwaysAndBoth,
    typed: '50000',
    photos: 1,
    comment: 'Wärmepumpe',
    open: [],
    asks: WARNING,
  },
  {
    says: 'no photos at all: always required is lifted',
    features: { ...always, imagesForbidden: true },
    typed: '44580',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'no photos at all: that of the implausible, too',
    features: { ...implausible.photo, imagesForbidden: true },
    typed: '50000',
    open: [],
    asks: WARNING,
  },
  {
    says: 'no photos at all: the note stays required',
    features: { ...implausible.both, imagesForbidden: true },
    typed: '50000',
    open: [NOTE],
  },
  {
    says: 'no photos at all: those of an old draft do not count',
    features: { imagesForbidden: true },
    typed: '44580',
    photos: 4,
    open: [],
    asks: PLAIN,
  },
];

test.each(rows)('$says', enterRow);

// Photos are of Hochtarif.
test.each([
  { says: 'the filled one needs it', filled: ['Hochtarif'], photos: 0, open: ['Hochtarif'] },
  { says: 'the empty one does not', filled: ['Hochtarif'], photos: 1, open: [] },
  {
    says: 'each filled one needs its own',
    filled: ['Hochtarif', 'Niedertarif'],
    photos: 1,
    open: ['Niedertarif'],
  },
])('always a photo, two tariffs: $says', async ({ filled, photos, open }) => {
  const rates = [
    aRateTask({ rateName: 'Hochtarif' }),
    aRateTask({ taskId: 't-2', rateName: 'Niedertarif' }),
  ];
  const config = { features: always, meterReading: {} };
  await openForm(aJob({ config, meter: aMeter({ meterRateTasks: rates }) }), { photos });
  for (const name of filled) await typeValue('44580', name);
  const send = screen.getByRole('button', { name: 'Zählerstände senden' });
  const missing = open.map((name) => `Foto hinzufügen: ${name}`);
  expect(send).toHaveAccessibleDescription(
    open.length === 0 ? '' : ['Noch offen', ...missing].join(' '),
  );
  expect(send.matches(':disabled')).toBe(open.length > 0);
});
