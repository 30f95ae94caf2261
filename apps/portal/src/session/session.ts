import type { Answer, Clock, OpenLogin, Sessions } from '@ablesbar/api-client';
import type { AccountInfo, Features } from '@ablesbar/domain';
import { observable } from '@ablesbar/ui/observable';
import { cleanLogin } from '@ablesbar/validation';
import type { PortalAccount, Session, SessionState } from '../base/session';
import { completeLogin, type LoginWay } from './complete-login';
import { noteViewed, notedViewed, type Tab } from './viewed-note';

export interface SessionSetup {
  readonly sessions: Sessions;
  readonly features: Features;
  readonly clock: Pick<Clock, 'after'>;
  readonly isConnected: () => Promise<boolean>;
  readonly countUnsent: (accountIds: readonly string[]) => Promise<number>;
  /** Called when a session expires and several accounts are possible. */
  readonly onExpired: () => void;
  readonly tab: Tab;
}

export const loggedOut: SessionState = {
  accountIds: [],
  accounts: {},
  isLoggingIn: false,
  failure: null,
  refusals: 0,
  isFailureDialogOpen: false,
  asked: null,
  viewed: null,
  leaving: null,
  isAdding: false,
  hasExpired: false,
};

export const unknownAccount: PortalAccount = {
  name: null,
  parentName: null,
  username: null,
  roles: [],
};

/** The specification's wait between the end of the last account and the logout. */
const LOGOUT_AFTER_MS = 2000;

/**
 * Knows who is logged in. It loads before the store, which only the screens behind a login need
 * (D7).
 */
export async function createSession(setup: SessionSetup): Promise<Session> {
  const { sessions, features, clock, isConnected, countUnsent, onExpired, tab } = setup;
  const current = observable<SessionState>({
    ...loggedOut,
    accountIds: await sessions.accounts(),
    viewed: notedViewed(tab),
  });
  current.subscribe(() => noteViewed(current.get().viewed, tab));
  const loginListeners = new Set<(accountId: string) => void>();
  const logOutListeners = new Set<() => void>();
  const change = (part: Partial<SessionState>) => current.set({ ...current.get(), ...part });
  const accountIdsWithout = (gone: string) => current.get().accountIds.filter((id) => id !== gone);
  let answer: (isWanted: boolean) => void = () => undefined;

  const updateAccount = (accountId: string, part: Partial<PortalAccount>) => {
    const { accountIds, accounts } = current.get();
    if (!accountIds.includes(accountId)) return;
    const account = { ...unknownAccount, ...accounts[accountId], ...part };
    change({ accounts: { ...accounts, [accountId]: account } });
  };
  const accountsWithout = (gone: string) => {
    const others = Object.entries(current.get().accounts).filter(([id]) => id !== gone);
    return Object.fromEntries(others);
  };
  const readClaims = async (accountId: string) => {
    const claims = await sessions.claims(accountId);
    if (claims !== null) updateAccount(accountId, { username: claims.sub, roles: claims.roles });
  };
  const describe = ({ id, name, parentName }: AccountInfo) =>
    updateAccount(id, { name, parentName });

  let cancelLogOut = () => {};
  const logOutSoon = () => {
    cancelLogOut();
    cancelLogOut = clock.after(LOGOUT_AFTER_MS, logOutUnlessBack);
  };
  function logOutUnlessBack(): void {
    cancelLogOut();
    const { accountIds, isLoggingIn } = current.get();
    if (accountIds.length > 0) return;
    // A user who is logging in again must not be led away meanwhile.
    if (isLoggingIn) return logOutSoon();
    change({ accounts: {}, viewed: null, isAdding: false });
    logOutListeners.forEach((listener) => listener());
  }

  sessions.subscribe(({ kind, accountId }) => {
    switch (kind) {
      case 'logged-in':
        change({ accountIds: [...accountIdsWithout(accountId), accountId], hasExpired: false });
        void readClaims(accountId);
        loginListeners.forEach((listener) => listener(accountId));
        return;
      case 'refreshed':
        void readClaims(accountId);
        return;
      case 'removed':
      case 'session-expired': {
        const hasExpired = kind === 'session-expired';
        change({
          accountIds: accountIdsWithout(accountId),
          accounts: accountsWithout(accountId),
          hasExpired,
        });
        if (hasExpired && features.multipleAccountsLoginEnabled) onExpired();
        if (current.get().accountIds.length === 0) logOutSoon();
      }
    }
  });
  current.get().accountIds.forEach((accountId) => void readClaims(accountId));

  const loginParts = {
    sessions,
    features,
    current,
    describe,
    isConnected,
    ask: async (account: AccountInfo) => {
      const wanted = new Promise<boolean>((resolve) => (answer = resolve));
      change({ asked: { account, replaces: !features.multipleAccountsLoginEnabled } });
      return wanted;
    },
  };
  async function logIn(asking: Promise<Answer<OpenLogin>>, way: LoginWay) {
    const isIn = await completeLogin(loginParts, asking, way);
    if (isIn) change({ isAdding: false });
    return isIn;
  }
  async function remove(accountIds: readonly string[]): Promise<void> {
    await Promise.all(accountIds.map((id) => sessions.remove(id)));
    logOutUnlessBack();
  }
  const listening =
    <T>(listeners: Set<T>) =>
    (listener: T) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };

  return {
    state: current.get,
    subscribe: current.subscribe,
    onLogin: listening(loginListeners),
    onLogOut: listening(logOutListeners),
    logIn: (login) => logIn(sessions.logIn(cleanLogin(login)), 'credentials'),
    logInWithLink: (token) => logIn(sessions.logInWithToken(token), 'link'),
    openFailureDialog: () => change({ isFailureDialogOpen: true }),
    closeFailureDialog: () => change({ isFailureDialogOpen: false }),
    answerAsked(isWanted) {
      change({ asked: null });
      answer(isWanted);
    },
    setAdding: (isAdding) =>
      change({ isAdding, failure: null, refusals: 0, isFailureDialogOpen: false }),
    describe,
    async leave(accountIds, drafts = 0) {
      // If the readings cannot be counted, they stay on the device all the same.
      const unsent = await countUnsent(accountIds).catch(() => 0);
      if (unsent + drafts > 0) change({ leaving: { accountIds, unsent, drafts } });
      else await remove(accountIds);
    },
    async answerLeaving(isWanted) {
      const { leaving } = current.get();
      change({ leaving: null });
      if (isWanted && leaving) await remove(leaving.accountIds);
    },
  };
}
