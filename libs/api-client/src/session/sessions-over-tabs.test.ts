import { aBrowser, aBrowserNearEnd, grant, tokenOf } from '../testing/a-browser';
import { json } from '../testing/fake-server';
import { settled } from '../testing/settled';

test.each([2, 5])('%i tabs at the same moment make one refresh', async (count) => {
  const { openTab, answerAuth, authCalls } = await aBrowserNearEnd();
  const second = tokenOf();
  answerAuth(grant(second, 'r-2'), json(401, {}));
  const tabs = Array.from({ length: count }, () => openTab());
  const tokens = await Promise.all(tabs.map(({ sessions }) => sessions.accessToken('a-1')));
  expect(tokens).toEqual(tabs.map(() => ({ ok: true, value: second })));
  expect(authCalls()).toHaveLength(2);
});

test('the other tabs follow a login, a new token and a logout', async () => {
  const { answerAuth, enter, openTab, sessions, moveToRemaining } = aBrowser();
  const other = openTab();
  answerAuth(grant(tokenOf(), 'r-1'), grant(tokenOf(), 'r-2'));
  await enter();
  moveToRemaining(0);
  await sessions.accessToken('a-1');
  await settled();
  await sessions.remove('a-1');
  await settled();
  expect(other.events.map(({ kind }) => kind)).toEqual(['logged-in', 'refreshed', 'removed']);
});

test('the end of a session is told in every tab', async () => {
  const { answerAuth, openTab, sessions, events } = await aBrowserNearEnd();
  const other = openTab();
  answerAuth(json(401, {}));
  await sessions.accessToken('a-1');
  await settled();
  const ended = [{ kind: 'session-expired', accountId: 'a-1' }];
  expect(events).toEqual(ended);
  expect(other.events).toEqual(ended);
});

test.each([
  { says: 'a removal before the login that followed it', kind: 'removed' as const, loggedIn: true },
  { says: 'an end before that login', kind: 'session-expired' as const, loggedIn: true },
  { says: 'a login before the logout that followed it', kind: 'logged-in' as const },
])('a message that comes too late is not passed on: $says', async ({ kind, loggedIn }) => {
  const { answerAuth, enter, events, tellFromAnotherTab } = aBrowser();
  answerAuth(grant(tokenOf(), 'r-1'));
  if (loggedIn) await enter();
  events.length = 0;
  tellFromAnotherTab({ kind, accountId: 'a-1' });
  await settled();
  expect(events).toEqual([]);
});
