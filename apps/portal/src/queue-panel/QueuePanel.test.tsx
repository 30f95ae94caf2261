import 'fake-indexeddb/auto';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router';
import { aJob, aMeter } from '@ablesbar/domain/testing';
import type { Outbox, OutboxRecord } from '@ablesbar/offline-queue';
import { photo, recordOf } from '@ablesbar/offline-queue/testing';
import { settled } from '../app/testing/settled';
import { startedPortal } from '../app/testing/started-portal';
import { workplaceAround } from '../app/testing/workplace-around';
import { queueChanged } from '../outbox/outbox.slice';
import { selectDraft } from '../reading/reading-draft.slice';
import { unlistedEntered } from '../unlisted-reading/unlisted-draft.slice';
import { QueuePanel, readingsFile } from './QueuePanel';

const job = aJob({ id: 'j-1', meter: aMeter({ meterNumber: '7ELS01' }) });
const listed = recordOf({ id: 'r-1' });
const unlisted = recordOf({ id: 'r-2', jobId: null });
const allSent = { kind: 'done', sent: 1 } as const;
const fails = () => Promise.reject(new Error('no storage'));

function Beside() {
  return <output aria-label="path">{useLocation().pathname}</output>;
}

/** Renders the panel, opened, with these records; `own` replaces functions of the queue. */
async function show(
  items: readonly OutboxRecord[],
  own: Partial<Outbox> = {},
  { accountIds = ['a-1'], draft = '' } = {},
) {
  const started = await startedPortal();
  const state = { ...started.session.state(), accountIds };
  const portal = { ...started, session: { ...started.session, state: () => state } };
  const outbox = {
    list: async () => items,
    photosOf: async () => [],
    discard: jest.fn(async () => true),
    drain: jest.fn(async () => allSent),
    retry: jest.fn(async () => allSent),
    start: jest.fn(),
    add: jest.fn(),
    deliverUnstored: jest.fn(),
    deliver: jest.fn(),
    unblock: jest.fn(),
    unreadable: jest.fn(),
    removeUnreadable: jest.fn(),
    ...own,
  };
  const { store, wrapper } = workplaceAround(portal, { outbox });
  store.dispatch(queueChanged({ waiting: items, isSending: false }));
  if (draft !== '') store.dispatch(unlistedEntered({ at: '', meterNumber: draft }));
  const notices = jest.spyOn(portal.notices, 'show').mockReset();
  render(
    <MemoryRouter>
      <Beside />
      <QueuePanel jobs={[aJob({ id: 'j-0' }), job]} />
    </MemoryRouter>,
    { wrapper },
  );
  if (items.length > 0) await press('Anzeigen');
  return { outbox, store, portal, said: () => notices.mock.calls.map(([{ title }]) => title) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const path = () => screen.getByRole('status', { name: 'path' }).textContent;

test('where nothing waits, there is nothing', async () => {
  await show([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('the panel sends readings at once, retries one of them, and can be closed', async () => {
  const { outbox } = await show([listed, unlisted]);
  await press('Jetzt senden');
  expect(outbox.drain).toHaveBeenCalledWith({ ignoreWaiting: true });
  const row = screen.getByRole('group', { name: '1ESY1160123456' });
  await userEvent.click(within(row).getByRole('button', { name: 'Erneut senden' }));
  expect(outbox.retry).toHaveBeenCalledWith(unlisted);
  await press('Ausblenden');
  expect(screen.queryByRole('group')).toBeNull();
});

test.each([
  { name: 'Jetzt senden', round: 'drain' },
  { name: 'Erneut senden', round: 'retry' },
] as const)(
  '$name first frees what waits for a login that has happened',
  async ({ name, round }) => {
    const blocked = recordOf({ state: 'AUTH_BLOCKED' });
    const steps: unknown[] = [];
    const does = async () => {
      steps.push(round);
      return allSent;
    };
    await show([blocked, { ...blocked, id: 'r-3', accountId: 'a-2' }], {
      unblock: async (accountId) => void steps.push(accountId),
      [round]: does,
    });
    await userEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);
    await waitFor(() => expect(steps).toEqual(['a-1', round]));
  },
);

test('what cannot be freed does not keep the others from being sent', async () => {
  const blocked = recordOf({ id: 'r-3', state: 'AUTH_BLOCKED' });
  const { outbox } = await show([listed, blocked], { unblock: fails });
  await press('Jetzt senden');
  await waitFor(() => expect(outbox.drain).toHaveBeenCalled());
});

test('what was sent at once has arrived, and that is said', async () => {
  const { said } = await show([listed], { list: async () => [] });
  await press('Jetzt senden');
  await waitFor(() => expect(said()).toEqual(['notice_sent_title']));
  await press('Erneut senden');
  await waitFor(() => expect(said()).toEqual(['notice_sent_title', 'notice_sent_title']));
});

test.each([
  { says: 'the server does not answer', kind: 'stopped', said: 'outbox_unsent_title' },
  { says: 'each waits for a reason of its own', kind: 'done', said: 'outbox_unsent_title' },
] as const)('what could not be sent at once is said: $says', async ({ kind, said: expected }) => {
  const unsent = async () => ({ kind, sent: 0 });
  const { said } = await show([listed], { drain: jest.fn(unsent), retry: jest.fn(unsent) });
  await press('Ausblenden');
  await press('Jetzt senden');
  await waitFor(() => expect(said()).toEqual([expected]));
  await press('Erneut senden');
  await waitFor(() => expect(said()).toEqual([expected, expected]));
});

test('a reading that was refused once more has not arrived because another one has', async () => {
  const { said } = await show([recordOf({ state: 'REJECTED' })]);
  await press('Erneut senden');
  await waitFor(() => expect(said()).toEqual(['outbox_unsent_title']));
});

test('a round that another tab has ended meanwhile, and a broken disk', async () => {
  const none = async () => ({ kind: 'done', sent: 0 }) as const;
  const gone = await show([listed], { drain: jest.fn(none), list: async () => [] });
  await press('Jetzt senden');
  expect(gone.said()).toEqual([]);
  cleanup();
  const { said } = await show([listed], { drain: jest.fn(fails) });
  await press('Jetzt senden');
  await waitFor(() => expect(said()).toEqual(['outbox_storage_title']));
});

test.each([
  { says: 'yes: it goes', discard: async () => true, said: [] },
  { says: 'yes, too late', discard: async () => false, said: ['outbox_late_title'] },
  { says: 'yes, over a broken disk', discard: fails, said: ['outbox_storage_title'] },
])('discarding asks first: $says', async ({ discard, said: expected }) => {
  const { outbox, said } = await show([unlisted], { discard: jest.fn(discard) });
  await press('Verwerfen');
  const dialog = screen.getByRole('dialog', { name: 'Ablesung verwerfen?' });
  expect(dialog).toHaveTextContent('1ESY1160123456');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Verwerfen' }));
  expect(outbox.discard).toHaveBeenCalledWith('r-2');
  await waitFor(() => expect(said()).toEqual(expected));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('discarding asks first: no, it stays', async () => {
  const { outbox } = await show([listed]);
  await press('Verwerfen');
  await press('Behalten');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(outbox.discard).not.toHaveBeenCalled();
});

test.each([
  {
    says: 'of a job into its form',
    record: listed,
    discard: async () => true,
    path: '/ablesung/j-1',
  },
  {
    says: 'off the list as well',
    record: unlisted,
    discard: async () => true,
    path: '/ablesung/neu',
  },
  { says: 'of a job, too late', record: listed, discard: async () => false, path: '/' },
  { says: 'off the list, too late', record: unlisted, discard: async () => false, path: '/' },
])('correcting a reading $says', async ({ record, discard, path: expected }) => {
  const { store } = await show([record], { discard });
  await press('Korrigieren');
  await waitFor(() => expect(path()).toBe(expected));
  const isBack = expected !== '/';
  const typed = selectDraft(store.getState(), 'j-1').values['t-1']?.integer ?? '';
  expect(typed).toBe(isBack && record === listed ? '45210' : '');
  expect(store.getState().unlistedDraft.meterNumber).toBe(
    isBack && record === unlisted ? '1ESY1160123456' : '',
  );
});

test('a double tap on correcting moves the reading once', async () => {
  const discard = jest.fn(async () => false).mockResolvedValueOnce(true);
  const { said } = await show([listed], { discard });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Korrigieren' }));
  await waitFor(() => expect(path()).toBe('/ablesung/j-1'));
  expect(discard).toHaveBeenCalledTimes(1);
  expect(said()).toEqual([]);
});

test('the end of one correction does not open the button of another', async () => {
  const ends = new Map<string, (isDiscarded: boolean) => void>();
  const discard = (id: string) => new Promise<boolean>((resolve) => ends.set(id, resolve));
  const { said } = await show([listed, recordOf({ id: 'r-2', jobId: 'j-0' })], { discard });
  const buttons = () => screen.getAllByRole('button', { name: 'Korrigieren' });
  for (const at of [0, 1]) await userEvent.click(buttons()[at] ?? document.body);
  await waitFor(() => expect([...ends.keys()]).toEqual(['r-1', 'r-2']));
  ends.get('r-1')?.(false);
  await waitFor(() => expect(said()).toEqual(['outbox_late_title']));
  await settled();
  expect(buttons().map((button) => button.getAttribute('aria-disabled'))).toEqual([null, 'true']);
});

test.each([
  { of: 'off the list', says: 'its account is not here', accountIds: ['a-2'], record: unlisted },
  { of: 'of a job', says: 'its account is not here', accountIds: ['a-2'], record: listed },
  { of: 'off the list', says: 'another meter stands in the form', draft: '4711', record: unlisted },
])('a reading $of cannot go back where $says', async ({ record, ...around }) => {
  await show([record], {}, around);
  expect(screen.queryByRole('button', { name: 'Korrigieren' })).toBeNull();
});

test.each([
  { says: 'with the day in its name', photosOf: async () => [], said: [] },
  { says: 'not without its photos: it is said', photosOf: fails, said: ['outbox_storage_title'] },
])('the waiting readings are saved as a file, $says', async ({ photosOf, said: expected }) => {
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { said } = await show([listed], { photosOf });
  await press('Als Datei sichern');
  const isSaved = expected.length === 0;
  await waitFor(() => expect(names).toEqual(isSaved ? ['Ablesungen-2026-11-21.json'] : []));
  await waitFor(() => expect(said()).toEqual(expected));
  click.mockRestore();
});

const textOf = (file: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(file);
  });

test('everything that a person needs to send it by mail is in the file', async () => {
  const record = { ...recordOf(), capturedAt: Date.parse('2026-11-21T13:32:00Z') };
  const file = await readingsFile(
    { photosOf: async ({ id }) => (id === 'r-1' ? [photo('front')] : []) },
    [record, { ...record, ...recordOf({ id: 'r-2', jobId: null }), capturedAt: 0 }],
    ({ id }) => `meter of ${id}`,
  );
  expect(file.type).toBe('application/json');
  const text = await textOf(file);
  // A user may open the file in a plain text viewer, so it is indented.
  expect(text).toContain('\n  {\n    "meterNumber"');
  expect(JSON.parse(String(text))).toEqual([
    {
      meterNumber: 'meter of r-1',
      captured: '2026-11-21T13:32:00.000Z',
      results: [{ taskId: 't-1', comment: null, readingValue: 45_210, readingImages: [] }],
      readingDate: '2026-11-21T11:00:00.000Z',
      photos: [{ rate: 't-1', image: `data:image/jpeg;base64,${btoa('front')}` }],
    },
    {
      meterNumber: '1ESY1160123456',
      captured: '1970-01-01T00:00:00.000Z',
      readingValue: 12,
      readingDate: '2026-11-21T11:00:00.000Z',
      comment: null,
      photos: [],
    },
  ]);
});
