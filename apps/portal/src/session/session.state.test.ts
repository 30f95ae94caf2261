import type { Answer, OpenLogin } from '@ablesbar/api-client';
import { anAccount } from '@ablesbar/domain/testing';
import { settled } from '../app/testing/settled';
import { loggedOut } from './session';
import { aSession, login, refused } from './testing/a-session';

describe('a login that is running when the last session ends', () => {
  const expired = { kind: 'session-expired', accountId: 'a-1' } as const;

  /** A login has begun, and the server has not answered yet. */
  async function onTheWayIn() {
    const parts = await aSession({ known: ['a-1'] });
    let answerLogin = (_answer: Answer<OpenLogin>) => {};
    parts.sessions.logIn.mockReturnValue(
      new Promise((resolve) => {
        answerLogin = resolve;
      }),
    );
    parts.tell(expired);
    const loggingIn = parts.session.logIn(login);
    parts.clock.advance(2000);
    return { ...parts, loggingIn, answerLogin };
  }

  test('keeps its page during the login and after it', async () => {
    const { session, tell, clock, onLogOut, loggingIn, answerLogin } = await onTheWayIn();
    expect(onLogOut).not.toHaveBeenCalled();
    const accept = async () => tell({ kind: 'logged-in', accountId: 'a-1' });
    const describe = async () => refused('offline');
    answerLogin({ ok: true, value: { accountId: 'a-1', describe, accept } });
    expect(await loggingIn).toBe(true);
    clock.advance(10_000);
    expect(onLogOut).not.toHaveBeenCalled();
    expect(session.state().accountIds).toEqual(['a-1']);
  });

  test('goes to the start 2 s after a refused login', async () => {
    const { clock, onLogOut, loggingIn, answerLogin } = await onTheWayIn();
    answerLogin(refused('rejected'));
    expect(await loggingIn).toBe(false);
    clock.advance(1999);
    expect(onLogOut).not.toHaveBeenCalled();
    clock.advance(1);
    expect(onLogOut).toHaveBeenCalledTimes(1);
  });
});

describe('the state that screens see', () => {
  test('a new login clears the last failure', async () => {
    const { session, sessions } = await aSession({ answer: refused('rejected') });
    await session.logIn(login);
    expect(session.state()).toMatchObject({ failure: 'credentials', refusals: 1 });
    sessions.logIn.mockReturnValue(new Promise(() => {}));
    void session.logIn(login);
    expect(session.state()).toMatchObject({
      ...{ isLoggingIn: true, failure: null, isFailureDialogOpen: false },
    });
  });

  test('adding an account clears the last failure, and a login ends the adding', async () => {
    const { session } = await aSession({ answer: refused('rejected') });
    await session.logIn(login);
    session.setAdding(true);
    expect(session.state()).toMatchObject({
      ...{ isAdding: true, failure: null, isFailureDialogOpen: false },
    });
    await session.logIn(login);
    expect(session.state().isAdding).toBe(true);
    const good = await aSession({});
    good.session.setAdding(true);
    await good.session.logIn(login);
    expect(good.session.state().isAdding).toBe(false);
  });

  test("an added account has its own name and its parent's name", async () => {
    const account = anAccount({ id: 'a-2', name: 'Nord', parentName: 'Hausverwaltung' });
    const { session } = await aSession({ account, known: ['a-1'] });
    await session.logIn(login);
    await settled();
    expect(session.state().accounts['a-2']).toEqual({
      ...{ name: 'Nord', parentName: 'Hausverwaltung' },
      ...{ username: 'name-of-a-2', roles: ['ROLE_KSA_PRO_USER'] },
    });
    expect(session.state().accounts['a-1']?.username).toBe('name-of-a-1');
  });

  test('an account without a login is not described', async () => {
    const { session } = await aSession({});
    session.describe(anAccount({ id: 'a-9' }));
    expect(session.state().accounts).toEqual({});
  });

  test('renewed tokens can change the roles of an account', async () => {
    const { session, tell } = await aSession({ known: ['a-1'] });
    session.describe(anAccount({ id: 'a-1', name: 'Nord' }));
    tell({ kind: 'refreshed', accountId: 'a-1' });
    await settled();
    expect(session.state().accounts['a-1']).toMatchObject({
      ...{ name: 'Nord', username: 'name-of-a-1' },
    });
  });

  test('a logout clears the state of the last account', async () => {
    const account = anAccount({ id: 'child', parentId: 'a-1' });
    const { session, tell, clock } = await aSession({ account, known: ['a-1'] });
    await session.logIn(login);
    session.setAdding(true);
    tell({ kind: 'removed', accountId: 'a-1' });
    clock.advance(2000);
    expect(session.state()).toMatchObject({ accounts: {}, viewed: null, isAdding: false });
  });

  test('a removed listener is not called', async () => {
    const { session, tell } = await aSession({ known: ['a-1'] });
    const onLogin = jest.fn();
    const onLogOut = jest.fn();
    session.onLogin(onLogin)();
    session.onLogOut(onLogOut)();
    tell({ kind: 'logged-in', accountId: 'a-2' });
    await session.leave(['a-1', 'a-2']);
    expect([onLogin.mock.calls, onLogOut.mock.calls]).toEqual([[], []]);
  });

  test('logging out twice is one logout', async () => {
    const { session, tell, clock, onLogOut } = await aSession({ known: ['a-1', 'a-2'] });
    tell({ kind: 'removed', accountId: 'a-1' });
    tell({ kind: 'removed', accountId: 'a-2' });
    clock.advance(1000);
    await session.leave([]);
    clock.advance(10_000);
    expect(onLogOut).toHaveBeenCalledTimes(1);
  });

  test('answers without an open question change nothing', async () => {
    const { session, sessions } = await aSession({ known: ['a-1'] });
    session.answerAsked(true);
    await session.answerLeaving(true);
    expect(sessions.remove).not.toHaveBeenCalled();
    expect(session.state().accountIds).toEqual(['a-1']);
  });
});

test('before the first login no action is running', async () => {
  const { session } = await aSession({});
  expect(session.state()).toEqual(loggedOut);
  expect(loggedOut).toEqual({
    ...{ accountIds: [], accounts: {}, isLoggingIn: false, failure: null, asked: null },
    ...{ isFailureDialogOpen: false, viewed: null, leaving: null, isAdding: false },
    hasExpired: false,
    refusals: 0,
  });
});

test.each([
  { says: 'removed while its login is read', known: ['a-1'] },
  { says: 'never here', known: [] },
])('the data of an account that was $says is dropped', async ({ known }) => {
  const { session, tell } = await aSession({ known });
  tell({ kind: 'refreshed', accountId: 'a-1' });
  tell({ kind: 'removed', accountId: 'a-1' });
  await settled();
  expect(session.state().accounts).toEqual({});
});

test('a declined login has ended, and so has a login that only views a sub-access', async () => {
  const declined = await aSession({ known: ['a-1'] });
  const entering = declined.session.logInWithLink('token');
  await settled();
  declined.session.answerAsked(false);
  await entering;
  expect(declined.session.state().isLoggingIn).toBe(false);
  expect(declined.session.state().accounts['a-1']).toMatchObject({ roles: ['ROLE_KSA_PRO_USER'] });
});
