import { createHttp } from '../http/create-http';
import { createSessions } from '../session/create-sessions';
import { createLocks, type Locks } from '../session/locks';
import type { SessionEvent } from '../session/tabs';
import { createMemoryTokenStore } from '../session/token-store';
import { createFakeClock } from './fake-clock';
import { createFakeLocks } from './fake-locks';
import { createFakeServer, type FakeReply, json } from './fake-server';
import { createFakeBrowser } from './fake-tabs';
import { fakeToken } from './fake-token';

const LIFETIME_MS = 900_000;
let serial = 0;

/** Each token has its own `serial`. */
export function tokenOf(claims: Readonly<Record<string, unknown>> = {}): string {
  serial += 1;
  const ends = 1000 + LIFETIME_MS / 1000;
  return fakeToken({ accountId: 'a-1', iat: 1000, exp: ends, serial, ...claims });
}

export function grant(token: string, refreshToken?: string): Response {
  return json(200, { username: 'nord', token, ...(refreshToken ? { refreshToken } : {}) });
}

export const login = { username: 'nord', password: 'geheim' };

/** One browser with its tabs, and the server they call. */
export function aBrowser(tokenStore = createMemoryTokenStore()) {
  const server = createFakeServer();
  const clock = createFakeClock();
  const { openTab: openChannel } = createFakeBrowser();
  const sharedLocks = createFakeLocks();

  const openTab = (locks: Locks = sharedLocks) => {
    const sessions = createSessions({
      http: createHttp({ fetch: server.fetch }),
      tokenStore,
      locks,
      tabs: openChannel(),
      clock,
      applicationId: 'swm',
    });
    const events: SessionEvent[] = [];
    sessions.subscribe((event) => events.push(event));
    const enter = async () => {
      const answer = await sessions.logIn(login);
      if (answer.ok) await answer.value.accept();
      return answer;
    };
    return { sessions, events, enter };
  };

  const answerAuth = (...answers: readonly FakeReply[]) =>
    server.on('POST', '/auth/token', ...answers);
  const authCalls = () => server.calls.filter((call) => call.path === '/auth/token');
  const moveToRemaining = (ms: number) => clock.advance(LIFETIME_MS - ms);
  const openTabWithoutLocks = () => openTab(createLocks(null));
  const tab = openTab();
  return {
    server,
    clock,
    tokenStore,
    answerAuth,
    authCalls,
    moveToRemaining,
    openTab,
    openTabWithoutLocks,
    tellFromAnotherTab: openChannel().tell,
    ...tab,
  };
}

/**
 * A browser logged in with refresh token 'r-1'. The token expires so soon that the next call
 * refreshes it.
 */
export async function aBrowserNearEnd() {
  const first = tokenOf();
  const browser = aBrowser();
  browser.answerAuth(grant(first, 'r-1'));
  await browser.enter();
  browser.moveToRemaining(29_999);
  browser.events.length = 0;
  return { ...browser, first };
}
