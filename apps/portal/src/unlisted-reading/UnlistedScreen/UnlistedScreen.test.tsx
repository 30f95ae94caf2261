import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDay } from '@ablesbar/domain/testing';
import { wipeDisk } from '../../app/testing/the-disk';
import { openUnlisted } from '../testing/open-unlisted';
import { UNLISTED_DRAFT, UNLISTED_SLOT } from '../unlisted-extras';

// It is 21 November 2026, 11:00 in Berlin.
const found = {
  meterNumber: ' 1ESY1160123456',
  value: { integer: '04521', decimals: '50' },
  comment: 'Neue Pumpe',
  day: aDay('2026-11-19'),
  changedAt: '2026-11-20T13:32:00.000Z',
};
const empty = { meterNumber: '', value: { integer: '', decimals: '' }, comment: '', day: null };
const value = () => screen.getByRole('textbox', { name: /Vor dem Komma/ });
const sendButton = () => screen.getByRole('button', { name: 'Zählerstand senden' });
const PLAIN = 'Zählerstand senden?';
const WARNING = 'Mit diesem Hinweis senden?';

beforeEach(wipeDisk);

test.each([
  {
    says: 'of this day',
    draft: { ...found, changedAt: '2026-11-21T09:05:00.000Z' },
    line: 'Entwurf von 10:05 Uhr.',
  },
  { says: 'of another day', draft: found, line: 'Entwurf vom 20.11.2026, 14:32 Uhr.' },
  { says: 'photos alone', draft: { changedAt: found.changedAt }, photos: 1, line: /^Entwurf/ },
  {
    says: 'a choice of accounts alone',
    draft: { ...found, ...empty, accountId: 'a-1' },
    line: /^Entwurf/,
  },
  { says: 'of a build that stored no time', draft: { meterNumber: '1' }, line: null },
  { says: 'deleted by hand', draft: { ...found, ...empty }, line: null },
  { says: 'none', draft: {}, line: null },
])('the line for a found draft: $says', async ({ draft, photos = 0, line }) => {
  await openUnlisted({ draft, photos });
  const region = screen.getByRole('region', { name: 'Zähler' });
  if (line !== null) expect(within(region).getByText(line)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Verwerfen' })).toHaveLength(
    line === null ? 0 : 1,
  );
});

test.each([
  {
    says: 'is empty',
    part: { ...empty, accountId: 'a-1' },
    open: ['Zählernummer eingeben', 'Zählerstand eingeben'],
  },
  {
    says: 'has too many decimals',
    part: { value: { integer: '1', decimals: '1234' } },
    open: ['Zählerstand korrigieren'],
  },
  {
    says: 'has a day too early',
    part: { day: aDay('2026-10-01') },
    open: ['Ablesedatum ändern'],
  },
])('what is open says what to do where the form $says', async ({ part, open }) => {
  await openUnlisted({ draft: { ...found, ...part } });
  const said = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(said.filter((words) => /(eingeben|korrigieren|ändern|prüfen)$/.test(words))).toEqual(open);
});

test('discarding deletes the whole draft, and undoing restores it', async () => {
  const names = { 'a-1': 'Hannelore Brandt', 'a-2': 'Aylin Demirtaş' };
  const draft = { ...found, accountId: 'a-2' };
  const { store, draftPhotos } = await openUnlisted({ draft, photos: 2, names });
  const photos = () =>
    (draftPhotos.of(UNLISTED_DRAFT)[UNLISTED_SLOT] ?? []).map(({ data, ...photo }) => ({
      ...photo,
      bytes: [...new Uint8Array(data)],
    }));
  const before = photos();
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  expect(store.getState().unlistedDraft).toEqual({ ...empty, accountId: null });
  expect(photos()).toEqual([]);
  expect(value()).toHaveValue('');
  expect(screen.getByText('Entwurf verworfen.')).toBeVisible();
  const undo = screen.getByRole('button', { name: 'Rückgängig' });
  expect(undo).toHaveFocus();
  await userEvent.click(undo);
  expect(store.getState().unlistedDraft).toEqual(draft);
  expect(photos()).toEqual(before);
  expect(value()).toHaveValue('04521');
  expect(screen.getByText('Entwurf vom 20.11.2026, 14:32 Uhr.')).toBeVisible();
});

test('an entry after discarding is not a found draft and cannot be overwritten', async () => {
  await openUnlisted({ draft: found });
  await userEvent.click(screen.getByRole('button', { name: 'Verwerfen' }));
  await userEvent.type(value(), '7');
  expect(screen.queryByText(/^Entwurf v/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Verwerfen|Rückgängig/ })).toBeNull();
});

test('an entry stores its time', async () => {
  const { store } = await openUnlisted();
  await userEvent.type(value(), '7');
  expect(store.getState().unlistedDraft.changedAt).toBe('2026-11-21T10:00:00.000Z');
  expect(screen.queryByRole('button', { name: 'Verwerfen' })).toBeNull();
});

test.each([
  { says: 'a number, a value and today', draft: { comment: '', day: null }, asks: PLAIN },
  { says: 'a good note and an earlier day', draft: {}, asks: PLAIN },
  { says: 'a note that is too short', draft: { comment: 'Leck' }, asks: WARNING },
])('the confirmation before sending: $says', async ({ draft, asks }) => {
  const { sent } = await openUnlisted({ draft: { ...found, ...draft } });
  await userEvent.click(sendButton());
  const dialog = within(screen.getByRole('dialog', { name: asks }));
  expect(sent).toEqual([]);
  const [back, send] = asks === PLAIN ? ['Zurück', 'Senden'] : ['Korrigieren', 'Trotzdem senden'];
  await userEvent.click(dialog.getByRole('button', { name: back }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(value()).toHaveValue('04521');
  await userEvent.click(sendButton());
  await userEvent.click(screen.getByRole('button', { name: send }));
  expect(await screen.findByRole('heading', { name: 'Ablesungen' })).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('the form keeps a reading that was neither stored nor accepted, and shows why', async () => {
  const message = 'Die Frist endete.';
  await openUnlisted({
    draft: found,
    unstored: { kind: 'refused', status: 422, message, isKept: false },
  });
  await userEvent.click(sendButton());
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(value()).toHaveValue('04521');
});

test('Enter in the value opens the confirmation, and the confirmed reading is queued', async () => {
  const names = { 'a-1': 'Hannelore Brandt', 'a-2': 'Aylin Demirtaş' };
  const { sent, store } = await openUnlisted({
    draft: { ...found, accountId: 'a-2' },
    photos: 2,
    names,
  });
  await userEvent.type(value(), '{Enter}');
  const dialog = screen.getByRole('dialog', { name: PLAIN });
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Zugang', 'Zählernummer', 'Zählerstand']);
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['Aylin Demirtaş', '1ESY1160123456', '4.521,50\u00a0kWh']);
  expect(within(dialog).getAllByRole('img', { name: /^Foto [12]$/ })).toHaveLength(2);
  expect(dialog).toHaveTextContent('Neue Pumpe');
  expect(dialog).toHaveTextContent('Abgelesen am Do., 19.11.2026.');
  expect(sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.record).toMatchObject({
    accountId: 'a-2',
    payload: {
      meterNumber: '1ESY1160123456',
      value: { integer: '04521', decimals: '50' },
      comment: 'Neue Pumpe',
    },
  });
  expect(sent[0]?.photos).toHaveLength(2);
  expect(await screen.findByRole('heading', { name: 'Ablesungen' })).toBeVisible();
  expect(store.getState().unlistedDraft).toEqual({ ...empty, accountId: null });
});

test.each([
  { says: 'no number', draft: { meterNumber: '' } },
  { says: 'a day too long ago', draft: { day: aDay('2026-10-21') } },
])('Enter opens no confirmation if an entry is missing: $says', async ({ draft }) => {
  await openUnlisted({ draft: { ...found, ...draft } });
  await userEvent.type(value(), '{Enter}');
  expect(sendButton()).toBeDisabled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the number tells the medium and its unit, until the user chooses another', async () => {
  const { store } = await openUnlisted();
  const unitless = { name: 'Zählerstand, Vor dem Komma, bis 9 Stellen' };
  expect(screen.getByRole('textbox', unitless)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /Zählernummer/ }), '1esy1');
  expect(screen.getByRole('radio', { name: 'Strom' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /Kilowattstunden, Vor/ })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Gas' }));
  expect(screen.getByRole('textbox', { name: /Kubikmeter, Vor/ })).toBeVisible();
  expect(store.getState().unlistedDraft.meterType).toBe('GAS_METER');
});

test('photos and note are called optional', async () => {
  await openUnlisted();
  expect(screen.getByText(/^Fotos/)).toHaveTextContent('Fotos freiwillig');
  expect(screen.getByRole('textbox', { name: /Hinweis an den .* freiwillig$/ })).toBeVisible();
});

test('over midnight a reading for today goes only when it is sent again', async () => {
  let now = new Date('2026-11-27T22:59:00Z');
  const draft = { ...found, day: null, comment: '' };
  const { sent } = await openUnlisted({ draft, now: () => now });
  await userEvent.click(sendButton());
  now = new Date('2026-11-27T23:00:30Z');
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  expect(await screen.findByText(/neuer Tag begonnen.*28\.11\.2026/)).toBeVisible();
  expect(screen.getByText('Neues Ablesedatum')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(sendButton());
  await userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.record.payload).toMatchObject({ readingDate: now.toISOString() });
});
