import 'fake-indexeddb/auto';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable } from '@ablesbar/ui/observable';
import { startedPortal } from '../app/testing/started-portal';
import { workplaceAround } from '../app/testing/workplace-around';
import type { UnreadableEntry } from './unreadable';
import { UnreadableLine } from './UnreadableLine';

const fails = () => Promise.reject(new Error('no storage'));
const SAVE = 'Als Datei sichern';
const REMOVE = 'Von diesem Gerät entfernen';

/** The line over a device with so many entries; `own` replaces functions of each. */
async function show(count: number, own: Partial<UnreadableEntry> = {}) {
  const portal = await startedPortal();
  const anEntry = (key: string): UnreadableEntry => ({
    ...{ kind: 'draft', key, stored: '{', photos: async () => [] },
    remove: async () => void kept.delete(key),
    ...own,
  });
  const kept = new Map<string, UnreadableEntry>();
  for (let n = 1; n <= count; n += 1) kept.set(`d-${n}`, anEntry(`d-${n}`));
  const entries = observable<readonly UnreadableEntry[]>([...kept.values()]);
  const look = async () => entries.set([...kept.values()]);
  const { wrapper } = workplaceAround(portal, { unreadable: { entries, look } });
  const notices = jest.spyOn(portal.notices, 'show').mockReset();
  render(<UnreadableLine />, { wrapper });
  return {
    kept,
    add: (key: string) =>
      act(async () => {
        kept.set(key, anEntry(key));
        await look();
      }),
    said: () => notices.mock.calls.map(([{ title }]) => title),
  };
}

const line = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});
afterEach(() => jest.restoreAllMocks());

test('where everything can be read, there is nothing but the empty region', async () => {
  await show(0);
  expect(line()).toBe('');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  { count: 1, says: 'Auf diesem Gerät liegt 1 Eingabe, die nicht gelesen werden kann.' },
  { count: 2, says: 'Auf diesem Gerät liegen 2 Eingaben, die nicht gelesen werden können.' },
])('screen readers announce: $says', async ({ count, says }) => {
  await show(count);
  expect(line()).toContain(says);
});

test('nothing can be removed before it was saved', async () => {
  await show(1);
  expect(button(REMOVE)).toBeNull();
  await press(SAVE);
  await waitFor(() => expect(button(REMOVE)).not.toBeNull());
  expect(saved).toEqual(['Nicht-lesbare-Eingaben-2026-11-21.html']);
  expect(line()).toContain('Sehen Sie nach, ob die Datei bei Ihren Downloads liegt');
});

test('removing asks first, and says what a newer version could do: yes, and the line goes', async () => {
  const { kept, said } = await show(2);
  await press(SAVE);
  await screen.findByRole('button', { name: REMOVE });
  await press(REMOVE);
  expect(screen.getByRole('dialog')).toHaveTextContent(/neueren Version .* wieder lesen/);
  expect(kept.size).toBe(2);
  await answer(REMOVE);
  await waitFor(() => expect(line()).toBe(''));
  expect([kept.size, button(SAVE)]).toEqual([0, null]);
  // A person without a screen hears it, and goes on where the line was.
  await waitFor(() => expect(said()).toEqual(['outbox_unreadable_removed_title']));
  expect(screen.getByRole('status')).toHaveFocus();
});

test('removing asks first: no, everything stays', async () => {
  const { kept } = await show(1);
  await press(SAVE);
  await screen.findByRole('button', { name: REMOVE });
  await press(REMOVE);
  await answer('Behalten');
  expect([kept.size, screen.queryByRole('dialog')]).toEqual([1, null]);
});

test('what has come since is not in the file, so all of it is saved again first', async () => {
  const { add } = await show(1);
  await press(SAVE);
  await screen.findByRole('button', { name: REMOVE });
  await add('d-9');
  await waitFor(() => expect(button(REMOVE)).toBeNull());
  expect(line()).toContain('2 Eingaben');
});

test('a file that cannot be made is told, and nothing can be removed', async () => {
  const { said } = await show(1, { photos: fails });
  await press(SAVE);
  await waitFor(() => expect(said()).toEqual(['outbox_unreadable_failed_title']));
  expect([saved, button(REMOVE)]).toEqual([[], null]);
});

test('what cannot be removed is told, and stays in the line', async () => {
  const { said } = await show(1, { remove: fails });
  await press(SAVE);
  await screen.findByRole('button', { name: REMOVE });
  await press(REMOVE);
  await answer(REMOVE);
  await waitFor(() => expect(said()).toEqual(['outbox_unreadable_failed_title']));
  expect(line()).toContain('1 Eingabe');
});
