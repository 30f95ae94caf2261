import { screen } from '@testing-library/react';
import { aJob } from '@ablesbar/domain/testing';
import { enterRow, implausible, NOTE, PLAIN, WARNING } from '../testing/enter-row';
import { openForm } from '../testing/open-form';
import type { RequiredRow } from '../testing/required-row';

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
    features: implausible.note,
    typed: '50000',
    open: [NOTE],
  },
  {
    says: 'on the implausible a chosen one is enough',
    ...chosenOnly,
    features: implausible.note,
    typed: '50000',
    chosen: 'Neue Wärmepumpe',
    open: [],
    asks: WARNING,
    sends: { results: [{ comment: 'Neue Wärmepumpe' }] },
  },
];

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
