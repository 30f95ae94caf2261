import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeServer } from '@ablesbar/api-client/testing';
import type { Entry } from '../../entry/entry';
import { anEntry, aPhoto, config } from '../../testing/an-entry';
import { wizardAround } from '../../testing/wizard-around';
import { ReadingStep } from './ReadingStep';

beforeAll(() => {
  // jsdom has none of these.
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined });
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
});

const VALUE = { integer: '003427', decimals: '9' };
const OTHER = { integer: '000012', decimals: '' };

async function show(part: Partial<Entry> = {}) {
  const wizard = await wizardAround(createFakeServer());
  const { entries } = wizard.parts;
  act(() => entries.change(anEntry(part)));
  wizard.show(<ReadingStep />);
  return entries;
}

test.each([
  {
    says: 'takes the value and the photos with it',
    part: { photos: { '1.8.0': [aPhoto('p-1')] } },
    values: { '2.8.0': VALUE },
    photos: ['2.8.0'],
  },
  {
    says: 'leaves them where the other rate has a value',
    part: { values: { '1.8.0': VALUE, '2.8.0': OTHER }, photos: { '1.8.0': [aPhoto('p-1')] } },
    values: { '1.8.0': VALUE, '2.8.0': OTHER },
    photos: ['1.8.0'],
  },
  {
    says: 'leaves them where the other rate has a photo',
    part: { photos: { '2.8.0': [aPhoto('p-1')] } },
    values: { '1.8.0': VALUE },
    photos: ['2.8.0'],
  },
])('another rate $says, and its choice keeps the focus', async ({ part, values, photos }) => {
  const entries = await show(part);
  await userEvent.selectOptions(screen.getByRole('combobox'), '2.8.0');
  const { entry } = entries.get();
  expect(entry.rates).toEqual(['2.8.0']);
  expect(entry.values).toEqual(values);
  expect(Object.keys(entry.photos)).toEqual(photos);
  expect(screen.getByRole('combobox')).toHaveValue('2.8.0');
  expect(screen.getByRole('combobox')).toHaveFocus();
});

test('a new rate takes the focus, and a removed one gives it to the button that adds one', async () => {
  await show();
  const add = '+ Tarif hinzufügen';
  await userEvent.click(screen.getByRole('button', { name: add }));
  expect(screen.getAllByRole('textbox', { name: /Vor dem Komma/ })[1]).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /^Tarif entfernen: .*2\.8\.0/ }));
  expect(screen.getByRole('button', { name: add })).toHaveFocus();
});

test.each([
  { says: 'optional', isReadingImageRequired: false, shows: 'Fotos freiwillig' },
  { says: 'needed', isReadingImageRequired: true, shows: 'Fotos' },
])('the photos of a rate have a name and are $says', async ({ isReadingImageRequired, shows }) => {
  const meters = config.meters.map((meter) => {
    const images = { isReadingImageAllowed: true, isReadingImageRequired };
    const form = { ...meter.defaultMeterConfig, defaultMeterReadingConfig: images };
    return { ...meter, defaultMeterConfig: form };
  });
  const settings = { unknownUserReading: { ...config, meters } };
  const wizard = await wizardAround({ ...createFakeServer(), settings });
  act(() => wizard.parts.entries.change(anEntry()));
  wizard.show(<ReadingStep />);
  expect(screen.getByText(/^Fotos/)).toHaveTextContent(shows, { normalizeWhitespace: true });
  expect(screen.queryByText('freiwillig') !== null).toBe(!isReadingImageRequired);
});
