import type { Answer, ApiProblemKind, SessionEvent, Sessions } from '@ablesbar/api-client';
import { aConfig } from '@ablesbar/domain/testing';
import { createSession } from './session';

type LoggedIn = Answer<{ readonly accountId: string }>;

const into = (accountId: string): LoggedIn => ({ ok: true, value: { accountId } });
const refused = (kind: ApiProblemKind): LoggedIn => ({
  ok: false,
  problem: { kind, status: null, message: null, fieldErrors: [], retryAfterSeconds: null },
});

async function aSession(answer: LoggedIn, { multiple = true, known = [] as string[] } = {}) {
  let tell: (event: SessionEvent) => void = () => undefined;
  const sessions = {
    accounts: async () => known,
    logIn: jest.fn(async () => answer),
    logInWithToken: jest.fn(async () => answer),
    accessToken: jest.fn(),
    replaceToken: jest.fn(),
    claims: jest.fn(),
    remove: jest.fn(async () => undefined),
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  } satisfies Sessions;
  const { features } = aConfig({ features: { multipleAccountsLoginEnabled: multiple } });
  const onExpired = jest.fn();
  const session = await createSession(sessions, features, onExpired);
  return { session, sessions, onExpired, tell: (event: SessionEvent) => tell(event) };
}

const login = { username: ' demo-kunde ', password: 'geheim ' };

test('accounts of the last visit are still logged in', async () => {
  const { session } = await aSession(into('a-2'), { known: ['a-1'] });
  expect(session.state().accountIds).toEqual(['a-1']);
});

test('a login goes out without blanks and tells of its account', async () => {
  const { session, sessions } = await aSession(into('a-1'));
  const arrived = jest.fn();
  session.onLogin(arrived);
  expect(await session.logIn(login)).toBe(true);
  expect(sessions.logIn).toHaveBeenCalledWith({ username: 'demo-kunde', password: 'geheim' });
  expect(session.state()).toMatchObject({ accountIds: ['a-1'], isLoggingIn: false, failure: null });
  expect(arrived).toHaveBeenCalledWith('a-1');
});

test.each([
  {
    says: 'several accounts stay beside each other',
    multiple: true,
    ids: ['a-1', 'a-2'],
    removed: [],
  },
  {
    says: 'where one is allowed it takes the place of the other',
    multiple: false,
    ids: ['a-2'],
    removed: [['a-1']],
  },
])('$says', async ({ multiple, ids, removed }) => {
  const { session, sessions } = await aSession(into('a-2'), { multiple, known: ['a-1'] });
  await session.logIn(login);
  expect(session.state().accountIds).toEqual(ids);
  expect(sessions.remove.mock.calls.map((call: unknown[]) => call.slice(0, 1))).toEqual(removed);
});

test.each([
  {
    says: 'a wrong password opens the dialog',
    kind: 'session-expired',
    failure: 'credentials',
    open: true,
  },
  {
    says: 'so does whatever else the server refuses',
    kind: 'rejected',
    failure: 'credentials',
    open: true,
  },
  { says: 'no connection is no wrong password', kind: 'offline', failure: 'offline', open: false },
  { says: 'too many tries are told as such', kind: 'too-often', failure: 'too-often', open: false },
  {
    says: 'a server in trouble is told as such',
    kind: 'unavailable',
    failure: 'unreachable',
    open: false,
  },
] as const)('$says', async ({ kind, failure, open }) => {
  const { session } = await aSession(refused(kind));
  expect(await session.logIn(login)).toBe(false);
  expect(session.state()).toMatchObject({ failure, isFailureDialogOpen: open, isLoggingIn: false });
});

test('a link that is not good says so about the link, and the box outlives the dialog', async () => {
  const { session } = await aSession(refused('session-expired'));
  await session.logInWithLink('token');
  session.closeFailureDialog();
  expect(session.state()).toMatchObject({ failure: 'link', isFailureDialogOpen: false });
});

test('an expired account is removed and told of; the others stay', async () => {
  const { session, tell, onExpired } = await aSession(into('a-3'), { known: ['a-1', 'a-2'] });
  tell({ kind: 'session-expired', accountId: 'a-1' });
  expect(session.state().accountIds).toEqual(['a-2']);
  expect(onExpired).toHaveBeenCalledTimes(1);
});

test('logging out forgets every account and says so afterwards', async () => {
  const { session, sessions } = await aSession(into('a-3'), { known: ['a-1', 'a-2'] });
  const gone = jest.fn();
  session.onLogOut(gone);
  await session.logOut();
  expect(sessions.remove).toHaveBeenCalledTimes(2);
  expect(session.state().accountIds).toEqual([]);
  expect(gone).toHaveBeenCalledTimes(1);
});
