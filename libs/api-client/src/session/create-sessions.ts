import { claimsOf, type TokenClaims } from '@ablesbar/domain';
import type { Answer } from '../http/api-problem';
import { logIn, type OpenLogin } from './log-in';
import { isGoodFor, isUsable, refreshInTurn, sessionExpired } from './refresh';
import { remainingTime } from './remaining-time';
import type { Credentials } from './request-tokens';
import type { SessionPorts } from './session-ports';
import type { SessionEvent } from './tabs';

export interface Sessions {
  accounts(): Promise<readonly string[]>;
  logIn(login: LoginData): Promise<Answer<OpenLogin>>;
  /** Logs in with the token of a link, a QR code or a card. */
  logInWithToken(token: string): Promise<Answer<OpenLogin>>;
  /** A token that is valid for the next call. It is refreshed first if it is about to expire. */
  accessToken(accountId: string): Promise<Answer<string>>;
  /** After a 401: a token other than the refused one, from a refresh or from another tab. */
  replaceToken(accountId: string, refusedToken: string): Promise<Answer<string>>;
  /** The current token, for code that renews it in advance. */
  currentToken(accountId: string): Promise<CurrentToken | null>;
  claims(accountId: string): Promise<TokenClaims | null>;
  remove(accountId: string): Promise<void>;
  /** Reports the events of accounts in this tab and in the other tabs. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
}

export interface LoginData {
  readonly username: string;
  readonly password: string;
}

export interface CurrentToken {
  readonly token: string;
  readonly remainingMs: number;
  readonly canBeRenewed: boolean;
}

export function createSessions(ports: SessionPorts): Sessions {
  const { tokenStore, clock, locks, tabs } = ports;
  const refreshing = new Map<string, Promise<Answer<string>>>();
  const listeners = new Set<(event: SessionEvent) => void>();

  const tellHere = (event: SessionEvent) => listeners.forEach((listener) => listener(event));
  const tell = (event: SessionEvent) => {
    tellHere(event);
    tabs.tell(event);
  };

  tabs.onTold((event) => {
    void tokenStore.read(event.accountId).then((stored) => {
      // A message may be late. It is passed on only if the store agrees with it.
      const isGone = event.kind === 'removed' || event.kind === 'session-expired';
      if (isGone === (stored === null)) tellHere(event);
    });
  });

  async function accounts(): Promise<readonly string[]> {
    const ids = await tokenStore.accountIds();
    const pairs = await Promise.all(ids.map((id) => tokenStore.read(id)));
    // An account whose tokens cannot be read is not logged in. A later build may read them.
    return ids.filter((_, at) => pairs[at] !== null);
  }

  tokenStore.onLate(() => {
    const tellAll = (ids: readonly string[]) =>
      ids.forEach((accountId) => tellHere({ kind: 'logged-in', accountId }));
    void accounts().then(tellAll);
  });

  async function enter(credentials: Credentials): Promise<Answer<OpenLogin>> {
    const login = await logIn(ports, credentials);
    if (!login.ok) return login;
    const { accountId } = login.value;
    const accept = async () => {
      await login.value.accept();
      tell({ kind: 'logged-in', accountId });
    };
    return { ok: true, value: { ...login.value, accept } };
  }

  async function refresh(accountId: string, refused: string | null): Promise<Answer<string>> {
    const { answer, event } = await locks.inTurn(`ablesbar-token:${accountId}`, () =>
      refreshInTurn(ports, accountId, refused),
    );
    if (event !== null) tell({ kind: event, accountId });
    return answer;
  }

  /** Calls of one page that need a new token at the same time share one refresh. */
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
    if (isGoodFor(stored, clock.now(), refused)) return { ok: true, value: stored.token };
    const answer = await refreshOnce(accountId, refused);
    if (answer.ok) return answer;
    // No new token is available now, so the old one is used until it expires.
    const left = await tokenStore.read(accountId);
    return left !== null && isUsable(left, clock.now(), refused)
      ? { ok: true, value: left.token }
      : answer;
  }

  return {
    accounts,
    logIn: ({ username, password }) => enter({ username, password }),
    logInWithToken: (token) => enter({ token }),
    accessToken: (accountId) => goodToken(accountId, null),
    replaceToken: (accountId, refusedToken) => goodToken(accountId, refusedToken),
    async currentToken(accountId) {
      const stored = await tokenStore.read(accountId);
      return stored === null
        ? null
        : {
            token: stored.token,
            remainingMs: remainingTime(stored, clock.now()),
            canBeRenewed: stored.refreshToken !== null,
          };
    },
    async claims(accountId) {
      const stored = await tokenStore.read(accountId);
      return stored === null ? null : claimsOf(stored.token);
    },
    async remove(accountId) {
      await tokenStore.remove(accountId);
      tell({ kind: 'removed', accountId });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
