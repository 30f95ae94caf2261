import 'fake-indexeddb/auto';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { createHttp, jobApi } from '@ablesbar/api-client';
import { createFakeServer, type FakeAnswer, json } from '@ablesbar/api-client/testing';
import { aJob } from '@ablesbar/domain/testing';
import { recordOf } from '@ablesbar/offline-queue/testing';
import { startedPortal } from '../../app/testing/started-portal';
import { workplaceAround } from '../../app/testing/workplace-around';
import { queueChanged } from '../../outbox/outbox.slice';
import { unknownAccount } from '../../session/session';
import { HomeScreen } from './HomeScreen';

type Item = Parameters<typeof recordOf>[0];

const accessToken = async (value: string) => ({ ok: true, value }) as const;

interface Setup {
  readonly waiting?: readonly Item[];
  readonly accountIds?: readonly string[];
  /** The server's answer to the list of a-2; a-1 has one open job. */
  readonly answer?: FakeAnswer;
  /** Both have the same job. */
  readonly isShared?: boolean;
  /** The utility's. */
  readonly name?: string;
  /** The account that a-1 has its jobs from. */
  readonly parentName?: string | null;
}

async function open({
  waiting = [],
  accountIds = ['a-1'],
  answer = 'lost',
  isShared = false,
  name = 'SW',
  parentName = null,
}: Setup = {}) {
  const started = await startedPortal();
  const server = createFakeServer();
  server.on('GET', '/api/pro/job', answer);
  const accounts = { 'a-1': { ...unknownAccount, parentName } };
  const state = { ...started.session.state(), accountIds, accounts };
  const portal = {
    ...started,
    application: { ...started.application, name },
    http: createHttp(server),
    sessions: { ...started.sessions, accessToken, replaceToken: accessToken },
    session: { ...started.session, state: () => state },
  };
  const { store, wrapper } = workplaceAround(portal);
  const value = [aJob({ id: 'j-9', login: 'a-1' })];
  const list = (arg: string) =>
    store.dispatch(jobApi.util.upsertQueryEntries([{ endpointName: 'jobs', arg, value }]));
  list('a-1');
  if (isShared) list('a-2');
  else await store.dispatch(jobApi.endpoints.jobs.initiate('a-2'));
  const records = waiting.map((item, n) => recordOf({ id: `r-${n}`, ...item }));
  store.dispatch(queueChanged({ waiting: records, isSending: false }));
  render(
    <MemoryRouter>
      <HomeScreen />
    </MemoryRouter>,
    { wrapper },
  );
  return (await screen.findByRole('main')).textContent;
}

const ITSELF = 'Gesendet wird automatisch.';
const LOGIN = 'Gesendet wird nach der nächsten Anmeldung mit dem Zugang.';
const NEVER = 'Der Grund steht oben unter „Noch nicht gesendet“.';

test.each([
  { says: 'nothing waits', waiting: [], is: [], not: [ITSELF, LOGIN, NEVER] },
  {
    says: 'one waits for the connection',
    waiting: [{}],
    is: ['1 Ablesung noch nicht gesendet', ITSELF],
    not: [LOGIN, NEVER],
  },
  {
    says: 'one waits for a login',
    waiting: [{ state: 'AUTH_BLOCKED' }],
    is: ['1 Ablesung noch nicht gesendet', LOGIN],
    not: [ITSELF, NEVER],
  },
  {
    says: 'one was refused',
    waiting: [{ state: 'REJECTED' }],
    is: ['1 Ablesung wird nicht automatisch gesendet', NEVER],
    not: ['1 Ablesung noch nicht gesendet', ITSELF, LOGIN],
  },
  {
    says: 'there is each of them, and one that lost a photo',
    waiting: [...[{}, {}, { state: 'AUTH_BLOCKED' }, { state: 'REJECTED' }, { state: 'DAMAGED' }]],
    is: [
      ...['2 Ablesungen noch nicht gesendet', ITSELF, '1 Ablesung noch nicht gesendet', LOGIN],
      ...['2 Ablesungen werden nicht automatisch gesendet', NEVER],
    ],
    not: ['5 Ablesungen'],
  },
] as const)('what goes by itself, and what does not: $says', async ({ waiting, is, not }) => {
  const text = await open({ waiting });
  is.forEach((part) => expect(text).toContain(part));
  not.forEach((part) => expect(text).not.toContain(part));
});

const INTERNET = 'Prüfen Sie Ihre Internetverbindung, oder versuchen Sie es später erneut.';
const ANSWERED =
  'Der Server hat geantwortet, aber keine Liste geschickt. Versuchen Sie es später erneut, oder rufen Sie Ihren Versorger an.';

test.each([
  { says: 'got no answer', answer: 'lost', is: INTERNET, not: ANSWERED },
  { says: 'was refused', answer: json(403, {}), is: ANSWERED, not: INTERNET },
  { says: 'met an error of the server', answer: json(500, {}), is: ANSWERED, not: INTERNET },
] as const)('why there is no list is said: the call $says', async ({ answer, is, not }) => {
  await open({ accountIds: ['a-2'], answer });
  expect(screen.getByText(is)).toBeInTheDocument();
  expect(screen.queryByText(not)).toBeNull();
});

test('an account whose list did not come has no number of readings', async () => {
  await open({ accountIds: ['a-1', 'a-2'], answer: json(403, {}) });
  const accounts = screen.getByRole('region', { name: 'Angemeldet' });
  const notes = within(accounts).getAllByRole('listitem');
  expect(notes.map(({ textContent }) => /\d+ Ablesung/.exec(textContent)?.[0])).toEqual([
    '1 Ablesung',
    undefined,
  ]);
});

test('a meter that two accounts have counts for both', async () => {
  await open({ accountIds: ['a-1', 'a-2'], isShared: true });
  const accounts = screen.getByRole('region', { name: 'Angemeldet' });
  const notes = within(accounts).getAllByRole('listitem');
  expect(notes.map(({ textContent }) => /\d+ Ablesung/.exec(textContent)?.[0])).toEqual([
    '1 Ablesung',
    '1 Ablesung',
  ]);
});

test.each([
  { name: 'SW', title: 'SW' },
  { name: '', title: 'Start' },
])('the start screen of a utility called "$name" has a title', async ({ name, title }) => {
  await open({ name });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

test.each([
  { says: 'a sub-access names its parent', parentName: 'Genossenschaft Süd', is: true },
  { says: 'an access without a parent names none', parentName: null, is: false },
])('$says', async ({ parentName, is }) => {
  await open({ parentName });
  const accounts = screen.getByRole('region', { name: 'Angemeldet' });
  expect(within(accounts).queryAllByText(/geteilt von Genossenschaft Süd$/)).toHaveLength(
    Number(is),
  );
  expect(within(accounts).queryAllByText(/geteilt/)).toHaveLength(Number(is));
});

test('a few words introduce the portal, but not on small screens', async () => {
  // Jest turns all styles off; the names of the classes are the same here.
  await jest.isolateModulesAsync(async () => void (await import('./HomeScreen.css')));
  await open();
  const words = screen.getByText(/^Hier melden Sie die Stände aller Zähler/);
  // jsdom has no width: no style that asks for one applies.
  expect(words).not.toBeVisible();
  document.querySelectorAll('style').forEach((style) => {
    style.textContent = style.textContent.replaceAll('screen and (min-width: 640px)', 'screen');
  });
  expect(words).toBeVisible();
});
