import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJob, aMeter, aRateTask } from '@ablesbar/domain/testing';
import { enterRow, PLAIN, WARNING } from '../testing/enter-row';
import { openForm } from '../testing/open-form';
import type { RequiredRow } from '../testing/required-row';

const PHOTO = 'Foto hinzufügen: Verbrauch';
const NOTE = 'Hinweis schreiben';
const WRONG = 'Zählerstand berichtigen: Verbrauch';
const DAY = 'Ablesedatum berichtigen';
const image = { unplausibleReadingsImageRequired: true };
const note = { unplausibleReadingsCommentRequired: true };
const asked = { meterReading: { queryPostDecimals: true }, task: { postDecimals: 2 } };
const masked = { meterReading: { maskPostDecimals: true } };
const fromHalf = {
  readingValueValidation: { minimumValue: 43_120.5, maximumValue: 49_000, strictValidation: false },
};

const decimals: readonly RequiredRow[] = [
  {
    says: 'asked and missing: the photo is missing, too',
    ...asked,
    features: { imageAlwaysRequired: true },
    typed: '44580',
    open: [WRONG, PHOTO],
  },
  {
    says: 'asked and missing: a photo does not stand in for them',
    ...asked,
    features: image,
    typed: '44580',
    photos: 1,
    open: [WRONG],
  },
  {
    says: 'asked and missing: nor does a note',
    ...asked,
    features: note,
    typed: '44580,1',
    comment: 'Wärmepumpe',
    open: [WRONG],
  },
  {
    says: 'asked and there: a plausible value needs neither',
    ...asked,
    features: { ...image, ...note },
    typed: '44580,10',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'asked and there: the implausible needs its photo',
    ...asked,
    features: image,
    typed: '49000,01',
    open: [PHOTO],
  },
  {
    says: 'asked and there: the implausible needs its note',
    ...asked,
    features: note,
    typed: '49000,01',
    open: [NOTE],
  },
  {
    says: 'masked: what follows the comma is not taken',
    ...masked,
    typed: '44580,5',
    open: [],
    asks: PLAIN,
    sends: { results: [{ readingValue: 44580 }] },
  },
  { says: 'masked: the upper limit is fine', ...masked, typed: '49000', open: [], asks: PLAIN },
  { says: 'masked: above it is asked about', ...masked, typed: '49001', open: [], asks: WARNING },
  {
    says: 'masked: the whole part of the lower limit is enough',
    ...masked,
    task: fromHalf,
    typed: '43120',
    open: [],
    asks: PLAIN,
  },
  {
    says: 'masked: one less is asked about',
    ...masked,
    task: fromHalf,
    typed: '43119',
    open: [],
    asks: WARNING,
  },
];

const anyTime = { window: { earliestExecution: null } };
const days = (readingDateMaxDaysInPast: number, readingDateMaxDaysInFuture: number) => ({
  meterReading: { readingDate: { readingDateMaxDaysInPast, readingDateMaxDaysInFuture } },
});
const day = (typedDay: string, open: readonly string[], sentDay?: string) => ({
  typed: '44580',
  day: typedDay,
  open,
  ...(sentDay !== undefined && { asks: PLAIN, sends: { readingDate: sentDay } }),
});
const hidden = (allowed: number) => ({
  features: { hideReadingDateInput: true, sendingAllowedDaysAfterLatestExecution: allowed },
  window: { latestExecution: '2026-11-19' },
  typed: '44580',
});

const dates: readonly RequiredRow[] = [
  { says: 'thirty days ago', ...anyTime, ...day('22.10.2026', [], '2026-10-22T10:00:00.000Z') },
  { says: 'not a day more', ...anyTime, ...day('21.10.2026', [DAY]) },
  { says: 'not tomorrow', ...anyTime, ...day('22.11.2026', [DAY]) },
  { says: 'the first day of the job', ...day('15.11.2026', [], '2026-11-15T11:00:00.000Z') },
  { says: 'not the day before it', ...day('14.11.2026', [DAY]) },
  {
    says: 'five days ago, where five are allowed',
    ...days(5, 0),
    ...day('16.11.2026', [], '2026-11-16T11:00:00.000Z'),
  },
  { says: 'not six, though the job had begun', ...days(5, 0), ...day('15.11.2026', [DAY]) },
  {
    says: 'in two days, where two are allowed',
    ...days(30, 2),
    ...day('23.11.2026', [], '2026-11-23T11:00:00.000Z'),
  },
  { says: 'not in three', ...days(30, 2), ...day('24.11.2026', [DAY]) },
  {
    says: 'none is asked: two days late, one allowed',
    ...hidden(1),
    open: ['Senden ist zurzeit nicht möglich'],
  },
  {
    says: 'none is asked: two days late, two allowed, and it is today',
    ...hidden(2),
    open: [],
    asks: PLAIN,
    sends: { readingDate: '2026-11-21T10:00:00.000Z' },
  },
];

const offered = { defaultComments: ['Leerstand', 'Neue Wärmepumpe'] };
const chosenOnly = { meterReading: { ...offered, freeTextCommentEnabled: false } };
const notes: readonly RequiredRow[] = [
  {
    says: 'a chosen one is sent',
    ...chosenOnly,
    typed: '44580',
    chosen: 'Leerstand',
    open: [],
    asks: PLAIN,
    sends: { results: [{ comment: 'Leerstand' }] },
  },
  { says: 'none has to be chosen', ...chosenOnly, typed: '44580', open: [], asks: PLAIN },
  {
    says: 'one on the implausible has to be',
    ...chosenOnly,
    features: note,
    typed: '50000',
    open: [NOTE],
  },
  {
    says: 'on the implausible a chosen one is enough',
    ...chosenOnly,
    features: note,
    typed: '50000',
    chosen: 'Neue Wärmepumpe',
    open: [],
    asks: WARNING,
    sends: { results: [{ comment: 'Neue Wärmepumpe' }] },
  },
];

test.each(decimals)('decimals $says', enterRow);
test.each(dates)('the day: $says', enterRow);
test.each(notes)('offered notes alone: $says', enterRow);

test.each([
  { says: 'own words beside the offered', freeTextCommentEnabled: true },
  { says: 'no own words, the offered alone', freeTextCommentEnabled: false },
])('notes: $says', async ({ freeTextCommentEnabled }) => {
  const meterReading = { ...offered, freeTextCommentEnabled };
  await openForm(aJob({ config: { features: {}, meterReading } }));
  expect(screen.getByRole('button', { name: 'Leerstand' })).toBeVisible();
  const ownWords = screen.queryByRole('textbox', { name: /Hinweis/ });
  expect(ownWords !== null).toBe(freeTextCommentEnabled);
});

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
  const config = { features: { imageAlwaysRequired: true }, meterReading: {} };
  await openForm(aJob({ config, meter: aMeter({ meterRateTasks: rates }) }), { photos });
  for (const name of filled) {
    const counter = within(screen.getByRole('group', { name }));
    await userEvent.type(counter.getByRole('textbox', { name: /Vor dem Komma/ }), '44580');
  }
  const send = screen.getByRole('button', { name: 'Zählerstände senden' });
  const missing = open.map((name) => `Foto hinzufügen: ${name}`);
  expect(send).toHaveAccessibleDescription(
    open.length === 0 ? '' : ['Noch offen', ...missing].join(' '),
  );
  expect(send.matches(':disabled')).toBe(open.length > 0);
});
