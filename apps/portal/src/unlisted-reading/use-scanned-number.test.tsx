import { fireEvent, screen } from '@testing-library/react';
import { wipeDisk } from '../app/testing/the-disk';
import { openUnlisted } from './testing/open-unlisted';

beforeEach(wipeDisk);
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const value = { integer: '4521', decimals: '' };
const scanned = '1EMH0012345678';
const question = `Gehört Zähler ${scanned} zur angefangenen Meldung?`;

test.each([
  { says: 'fills an empty form', draft: {}, number: scanned, asks: 0 },
  {
    says: 'is silent about the same number',
    draft: { meterNumber: scanned, value },
    number: scanned,
    asks: 0,
  },
  { says: 'asks beside a value without a number', draft: { value }, number: '', asks: 1 },
  {
    says: 'asks beside another number',
    draft: { meterNumber: '4711', value },
    number: '4711',
    asks: 1,
  },
])('a scanned number $says', async ({ draft, number, asks }) => {
  const { store } = await openUnlisted({ draft, scanned });
  await screen.findByLabelText('Zählernummer');
  expect(screen.queryAllByRole('heading', { name: question })).toHaveLength(asks);
  expect(store.getState().unlistedDraft.meterNumber).toBe(number);
});

test.each([
  { action: 'Nummer hier eintragen', number: scanned, integer: '4521' },
  { action: 'Verwerfen und neu beginnen', number: scanned, integer: '' },
  { action: 'Schließen', number: '4711', integer: '4521' },
])('"$action" decides about a begun form', async ({ action, number, integer }) => {
  const { store } = await openUnlisted({ draft: { meterNumber: '4711', value }, scanned });
  fireEvent.click(await screen.findByRole('button', { name: action }));
  expect(screen.queryByRole('heading', { name: question })).toBeNull();
  expect(store.getState().unlistedDraft).toMatchObject({ meterNumber: number, value: { integer } });
});
