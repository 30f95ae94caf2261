import { claimsOf, type TokenClaims } from '@ablesbar/domain';
import type { Answer } from '../http/api-problem';
import { logIn } from './log-in';
import { isGoodFor, refreshInTurn, sessionExpired } from './refresh';
import type { SessionPorts } from './session-ports';

export interface SessionEvent {
  readonly kind: 'session-expired';
  readonly accountId: string;
}

export interface Sessions {
  accounts(): Promise<readonly string[]>;
  logIn(login: LoginData): Promise<Answer<LoggedIn>>;
  /** With the token of a link, a QR code or a card. */
  logInWithToken(token: string): Promise<Answer<LoggedIn>>;
  /** A token that is good for the next call; refreshed first when it is about to end. */
  accessToken(accountId: string): Promise<Answer<string>>;
  /** After a 401: another token than the refused one, by refresh or from another tab. */
  replaceToken(accountId: string, refusedToken: string): Promise<Answer<string>>;
  claims(accountId: string): Promise<TokenClaims | null>;
  remove(accountId: string): Promise<void>;
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

export interface LoginData {
  readonly username: string;
  readonly password: string;
}

export interface LoggedIn {
  readonly accountId: string;
}

export function createSessions(ports: SessionPorts): Sessions {
  const { tokenStore, clock, locks } = ports;
  const refreshing = new Map<string, Promise<Answer<string>>>();
  const listeners = new Set<(event: SessionEvent) => void>();

  async function refresh(accountId: string, refused: string | null): Promise<Answer<string>> {
    const { answer, removed } = await locks.inTurn(`ablesbar-token:${accountId}`, () =>
      refreshInTurn(ports, accountId, refused),
    );
    if (removed) listeners.forEach((listener) => listener({ kind: 'session-expired', accountId }));
    return answer;
  }

  /** Calls of one page that need a new token at the same time wait for one refresh. */
  function refreshOnce(accountId: string, refused: string | null): Promise<Answer<string>> {
    const running = refreshing.get(accountId);
    if (running !== undefined) return running;
    const started = refresh(accountId, refused).finally(() => refreshing.delete(accountId));
    refreshing.set(accountId, started);
    return started;
  }

  async function goodToken(accountId: string, refused: string | null): Promise<Answer<string>> {
    const stored = await tokenStore.read(accountId);
    if (stored === null) return sessionExpired;
    return isGoodFor(stored, clock.now(), refused)
      ? { ok: true, value: stored.token }
      : refreshOnce(accountId, refused);
  }

  return {
    accounts: () => tokenStore.accountIds(),
    logIn: ({ username, password }) => logIn(ports, { username, password }),
    logInWithToken: (token) => logIn(ports, { token }),
    accessToken: (accountId) => goodToken(accountId, null),
    replaceToken: (accountId, refusedToken) => goodToken(accountId, refusedToken),
    async claims(accountId) {
      const stored = await tokenStore.read(accountId);
      return stored === null ? null : claimsOf(stored.token);
    },
    async remove(accountId) {
      await tokenStore.change(accountId, () => null);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
