import { anAccount } from '@ablesbar/domain/testing';
import { settled } from '../app/testing/settled';
import { aSession, login, refused } from './testing/a-session';

test('accounts of the last visit are still logged in, under the name of their login', async () => {
  const { session } = await aSession({ known: ['a-1'] });
  await settled();
  expect(session.state().accountIds).toEqual(['a-1']);
  expect(session.state().accounts).toEqual({
    'a-1': {
      name: null,
      parentName: null,
      username: 'name-of-a-1',
      roles: ['ROLE_KSA_PRO_USER'],
    },
  });
});

describe('a login', () => {
  test('is sent without blanks and reports its account', async () => {
    const { session, sessions } = await aSession({});
    const arrived = jest.fn();
    session.onLogin(arrived);
    expect(await session.logIn(login)).toBe(true);
    expect(sessions.logIn).toHaveBeenCalledWith({ username: 'demo-kunde', password: 'geheim' });
    expect(session.state()).toMatchObject({ accountIds: ['a-2'], isLoggingIn: false });
    expect(arrived).toHaveBeenCalledWith('a-2');
  });

  test.each([
    { says: 'several stay beside each other', multiple: true, ids: ['a-1', 'a-2'], removed: [] },
    { says: 'one takes the place of the other', multiple: false, ids: ['a-2'], removed: ['a-1'] },
  ])('as it is configured: $says', async ({ multiple, ids, removed }) => {
    const { session, sessions, clock, onLogOut } = await aSession({ multiple, known: ['a-1'] });
    await session.logIn(login);
    expect(session.state().accountIds).toEqual(ids);
    expect(sessions.remove.mock.calls.map(([id]) => id)).toEqual(removed);
    clock.advance(10_000);
    expect(onLogOut).not.toHaveBeenCalled();
  });

  test('of a sub-access whose parent is here is looked at and not added', async () => {
    const account = anAccount({ id: 'child', parentId: 'a-1' });
    const { session } = await aSession({ account, known: ['a-1'] });
    expect(await session.logIn(login)).toBe(true);
    expect(session.state()).toMatchObject({
      accountIds: ['a-1'],
      viewed: { accountId: 'a-1', childAccountId: 'child' },
      isLoggingIn: false,
    });
  });

  test('beside others whose account cannot be asked for is not made', async () => {
    const { session } = await aSession({ info: refused('offline'), known: ['a-1'] });
    expect(await session.logIn(login)).toBe(false);
    expect(session.state()).toMatchObject({ accountIds: ['a-1'], failure: 'offline' });
  });

  test('in another tab is followed here', async () => {
    const { session, tell } = await aSession({});
    const arrived = jest.fn();
    session.onLogin(arrived);
    tell({ kind: 'logged-in', accountId: 'a-7' });
    expect(session.state().accountIds).toEqual(['a-7']);
    expect(arrived).toHaveBeenCalledWith('a-7');
  });
});

describe('a link', () => {
  test.each([
    { says: 'nobody is here', known: [], account: 'a-2', asked: false },
    { says: 'its account is here', known: ['a-1', 'a-2'], account: 'a-2', asked: false },
    { says: 'others are here', known: ['a-1'], account: 'a-2', asked: true },
  ])('asks before it adds its account: $says', async ({ known, account: id, asked }) => {
    const { session } = await aSession({ known, account: anAccount({ id }) });
    const entering = session.logInWithLink('token');
    await settled();
    expect(session.state().asked !== null).toBe(asked);
    if (asked) session.answerAsked(true);
    expect(await entering).toBe(true);
    expect(session.state().accountIds).toContain(id);
  });

  test.each([
    { multiple: true, replaces: false },
    { multiple: false, replaces: true },
  ])(
    'says whether it replaces ($replaces), and can be declined',
    async ({ multiple, replaces }) => {
      const account = anAccount({ id: 'a-2', name: 'Fremd' });
      const { session, sessions } = await aSession({ account, multiple, known: ['a-1'] });
      const entering = session.logInWithLink('token');
      await settled();
      expect(session.state().asked).toEqual({ account, replaces });
      session.answerAsked(false);
      expect(await entering).toBe(false);
      expect(session.state()).toMatchObject({ accountIds: ['a-1'], asked: null, failure: null });
      expect(sessions.remove).not.toHaveBeenCalled();
    },
  );

  test('that is not good says so about the link, and the box outlives the dialog', async () => {
    const { session } = await aSession({ answer: refused('session-expired') });
    await session.logInWithLink('token');
    session.closeFailureDialog();
    expect(session.state()).toMatchObject({ failure: 'link', isFailureDialogOpen: false });
  });
});

test.each([
  { says: 'a wrong password', kind: 'session-expired', failure: 'credentials', open: false },
  { says: 'any other refusal', kind: 'rejected', failure: 'credentials', open: false },
  { says: 'no connection', kind: 'offline', failure: 'offline', open: false },
  { says: 'too many tries', kind: 'too-often', failure: 'too-often', open: false },
  { says: 'a server in trouble', kind: 'unavailable', failure: 'unreachable', open: false },
  { says: 'an answer nobody understands', kind: 'unexpected', failure: 'unreachable', open: false },
] as const)('$says is told as $failure, dialog: $open', async ({ kind, failure, open }) => {
  const { session } = await aSession({ answer: refused(kind) });
  expect(await session.logIn(login)).toBe(false);
  expect(session.state()).toMatchObject({ failure, isFailureDialogOpen: open, isLoggingIn: false });
});

test('refused passwords in a row are counted, until something else happens', async () => {
  const { session, sessions } = await aSession({ answer: refused('rejected') });
  await session.logIn(login);
  await session.logIn(login);
  expect(session.state().refusals).toBe(2);
  sessions.logIn.mockResolvedValue(refused('unavailable'));
  await session.logIn(login);
  expect(session.state().refusals).toBe(0);
});

test('a login without an answer does not blame the network while the server answers others', async () => {
  const { session } = await aSession({ answer: refused('offline'), isConnected: true });
  await session.logIn(login);
  expect(session.state()).toMatchObject({ failure: 'unreachable', isLoggingIn: false });
});

describe('an expired account', () => {
  const expired = { kind: 'session-expired', accountId: 'a-1' } as const;

  test.each([
    { says: 'told of where several are possible', multiple: true, told: 1 },
    { says: 'not where one is: the login screen says it', multiple: false, told: 0 },
  ])('is removed, and $says', async ({ multiple, told }) => {
    const { session, tell, onExpired } = await aSession({ multiple, known: ['a-1', 'a-2'] });
    tell(expired);
    expect(session.state()).toMatchObject({ accountIds: ['a-2'], hasExpired: true });
    expect(onExpired).toHaveBeenCalledTimes(told);
  });

  test.each([
    { says: 'the last one: logged out after 2 s', known: ['a-1'], ms: 2000, logOuts: 1 },
    { says: 'not before', known: ['a-1'], ms: 1999, logOuts: 0 },
    { says: 'while others are here: not at all', known: ['a-1', 'a-2'], ms: 9000, logOuts: 0 },
  ])('$says', async ({ known, ms, logOuts }) => {
    const { tell, clock, onLogOut } = await aSession({ known });
    tell(expired);
    clock.advance(ms);
    expect(onLogOut).toHaveBeenCalledTimes(logOuts);
  });

  test('whose owner is back within 2 s is not logged out', async () => {
    const { session, tell, clock, onLogOut } = await aSession({ known: ['a-1'] });
    tell(expired);
    clock.advance(1999);
    await session.logIn(login);
    clock.advance(10_000);
    expect(onLogOut).not.toHaveBeenCalled();
    expect(session.state().hasExpired).toBe(false);
  });
});

describe('leaving', () => {
  test('with nothing unsent happens at once, and the logout follows it', async () => {
    const { session, clock, onLogOut } = await aSession({ known: ['a-1', 'a-2'] });
    await session.leave(['a-1', 'a-2']);
    expect(session.state()).toMatchObject({ accountIds: [], accounts: {}, leaving: null });
    expect(onLogOut).toHaveBeenCalledTimes(1);
    clock.advance(10_000);
    expect(onLogOut).toHaveBeenCalledTimes(1);
  });

  test('of one account keeps the others and does not log out completely', async () => {
    const { session, clock, onLogOut, countUnsent } = await aSession({ known: ['a-1', 'a-2'] });
    await session.leave(['a-1']);
    clock.advance(10_000);
    expect(countUnsent).toHaveBeenCalledWith(['a-1']);
    expect(session.state().accountIds).toEqual(['a-2']);
    expect(Object.keys(session.state().accounts)).toEqual(['a-2']);
    expect(onLogOut).not.toHaveBeenCalled();
  });

  test.each([
    { says: 'stay', unsent: 3, drafts: 0, isWanted: false, ids: ['a-1'], logOuts: 0 },
    { says: 'go', unsent: 3, drafts: 0, isWanted: true, ids: [], logOuts: 1 },
    { says: 'stay', unsent: 0, drafts: 2, isWanted: false, ids: ['a-1'], logOuts: 0 },
  ])('with $unsent unsent readings and $drafts drafts asks first: $says', async (row) => {
    const { unsent, drafts, isWanted, ids, logOuts } = row;
    const { session, onLogOut } = await aSession({ known: ['a-1'], unsent });
    await session.leave(['a-1'], drafts);
    expect(session.state()).toMatchObject({
      accountIds: ['a-1'],
      leaving: { accountIds: ['a-1'], unsent, drafts },
    });
    await session.answerLeaving(isWanted);
    expect(session.state()).toMatchObject({ accountIds: ids, leaving: null });
    expect(onLogOut).toHaveBeenCalledTimes(logOuts);
  });

  test('is possible where the readings cannot be counted: they stay where they are', async () => {
    const { session, countUnsent } = await aSession({ known: ['a-1'] });
    countUnsent.mockRejectedValue(new Error('no storage'));
    await session.leave(['a-1']);
    expect(session.state().accountIds).toEqual([]);
  });

  test('in another tab is followed here, 2 s later by the logout', async () => {
    const { session, tell, clock, onLogOut, onExpired } = await aSession({ known: ['a-1'] });
    tell({ kind: 'removed', accountId: 'a-1' });
    expect(session.state()).toMatchObject({ accountIds: [], hasExpired: false });
    clock.advance(2000);
    expect(onLogOut).toHaveBeenCalledTimes(1);
    expect(onExpired).not.toHaveBeenCalled();
  });
});
