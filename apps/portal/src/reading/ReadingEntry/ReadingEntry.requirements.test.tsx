import { screen } from '@testing-library/react';
import { aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { enterRow, NOTE, PHOTO, PLAIN, typeValue, NOTE_ASKED, WARNING } from '../testing/enter-row';
import { openForm } from '../testing/open-form';
import type { RequiredRow } from '../testing/required-row';

// Two rows for each rule, to check that the form applies it; the tables of libs/validation test the
// rules.
const always = { imageAlwaysRequired: true };
const photoOfOdd = { unplausibleReadingsImageRequired: true };
const noteOnOdd = { unplausibleReadingsCommentRequired: true };
const offered = { defaultComments: ['Leerstand', 'Neue Wärmepumpe'] };
const chosenOnly = { ...offered, freeTextCommentEnabled: false };

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
    says: 'photo and note of the implausible: both are missing',
    features: { ...photoOfOdd, ...noteOnOdd },
    typed: '50000',
    open: [PHOTO, NOTE],
  },
  {
    says: 'photo and note of the implausible: with both it is asked about',
    features: { ...photoOfOdd, ...noteOnOdd },
    typed: '50000',
    photos: 1,
    comment: 'Wärmepumpe',
    open: [],
    asks: WARNING,
  },
  { says: 'three photos are not too many', typed: '44580', photos: 3, open: [], asks: PLAIN },
  {
    says: 'a fourth photo is',
    typed: '44580',
    photos: 4,
    open: ['Überzählige Fotos entfernen'],
  },
  {
    says: 'no photos at all: always required is lifted, and those of an old draft do not count',
    features: { ...always, imagesForbidden: true },
    typed: '44580',
    photos: 4,
    open: [],
    asks: PLAIN,
  },
  {
    says: 'a required note of four characters is too short',
    features: noteOnOdd,
    typed: '50000',
    comment: 'abcd',
    open: ['Hinweis ergänzen'],
  },
  {
    says: 'a short note that nobody requires is asked about',
    typed: '44580',
    comment: 'abcd',
    open: [],
    asks: NOTE_ASKED,
  },
  {
    says: 'an offered note has to be chosen',
    features: noteOnOdd,
    meterReading: chosenOnly,
    typed: '50000',
    open: [NOTE],
  },
  {
    says: 'an offered note is chosen, and sent',
    features: noteOnOdd,
    meterReading: chosenOnly,
    typed: '50000',
    chosen: 'Neue Wärmepumpe',
    open: [],
    asks: WARNING,
    sends: { results: [{ comment: 'Neue Wärmepumpe' }] },
  },
];

test.each(rows)('required: $says', enterRow);

// The photo belongs to Hochtarif.
test.each([
  { says: 'the empty one needs none', filled: ['Hochtarif'], open: [] },
  {
    says: 'each filled one needs its own',
    filled: ['Hochtarif', 'Niedertarif'],
    open: ['Niedertarif'],
  },
])('always a photo, two tariffs: $says', async ({ filled, open }) => {
  const rates = [
    aRateTask({ rateName: 'Hochtarif' }),
    aRateTask({ taskId: 't-2', rateName: 'Niedertarif' }),
  ];
  const config = { features: always, meterReading: {} };
  const job = aJob({ config, meter: aMeter({ meterRateTasks: rates }) });
  await openForm(job, { photos: 1 });
  for (const name of filled) await typeValue('44580', name);
  const send = screen.getByRole('button', { name: 'Zählerstände senden' });
  const missing = open.map((name) => `Foto hinzufügen: ${name}`);
  expect(send).toHaveAccessibleDescription(
    open.length === 0 ? '' : ['Noch offen', ...missing].join(' '),
  );
  expect(send.matches(':disabled')).toBe(open.length > 0);
});

test.each([
  { says: 'own words beside the offered', freeTextCommentEnabled: true },
  { says: 'no own words, the offered alone', freeTextCommentEnabled: false },
])('notes: $says', async ({ freeTextCommentEnabled }) => {
  const meterReading = { ...offered, freeTextCommentEnabled };
  await openForm(aJob({ config: { features: {}, meterReading } }));
  expect(screen.getByRole('button', { name: 'Leerstand' })).toBeInTheDocument();
  const ownWords = screen.queryByRole('textbox', { name: /Hinweis/ });
  expect(ownWords !== null).toBe(freeTextCommentEnabled);
});
