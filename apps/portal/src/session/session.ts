import type { Answer, ApiProblem, Sessions } from '@ablesbar/api-client';
import type { Features } from '@ablesbar/domain';
import { cleanLogin, type Login } from '@ablesbar/validation';
import { observable } from '../app/observable';
import type { LoginFailure } from './login-failure';

export interface SessionState {
  /** Accounts that are logged in on this device; their tokens are kept by api-client alone. */
  readonly accountIds: readonly string[];
  readonly accountNames: Readonly<Record<string, string>>;
  readonly isLoggingIn: boolean;
  readonly failure: LoginFailure | null;
  /** The dialog with the ways out; the box at the form stays when it is closed. */
  readonly isFailureDialogOpen: boolean;
}

export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Told with every login, also of an account that was logged in before. */
  readonly onLogin: (listener: (accountId: string) => void) => () => void;
  readonly onLogOut: (listener: () => void) => () => void;
  readonly logIn: (login: Login) => Promise<boolean>;
  readonly logInWithLink: (token: string) => Promise<boolean>;
  readonly closeFailureDialog: () => void;
  readonly nameAccount: (accountId: string, name: string) => void;
  /** Forgets every account of this device. What waits in the outbox stays (decision 15). */
  readonly logOut: () => Promise<void>;
}

const nobody: SessionState = {
  accountIds: [],
  accountNames: {},
  isLoggingIn: false,
  failure: null,
  isFailureDialogOpen: false,
};

/** Who is logged in. It stands before the store, which only the work behind a login needs (D7). */
export async function createSession(
  sessions: Sessions,
  features: Features,
  onExpired: () => void,
): Promise<Session> {
  const current = observable({ ...nobody, accountIds: await sessions.accounts() });
  const loginListeners = new Set<(accountId: string) => void>();
  const logOutListeners = new Set<() => void>();
  const change = (part: Partial<SessionState>) => current.set({ ...current.get(), ...part });
  const without = (gone: string) => current.get().accountIds.filter((id) => id !== gone);

  sessions.subscribe(({ accountId }) => {
    change({ accountIds: without(accountId) });
    onExpired();
  });

  async function enter(
    asking: Promise<Answer<{ readonly accountId: string }>>,
    way: 'credentials' | 'link',
  ): Promise<boolean> {
    change({ isLoggingIn: true, failure: null, isFailureDialogOpen: false });
    const answer = await asking;
    if (!answer.ok) {
      const failure = failureOf(answer.problem, way);
      change({ isLoggingIn: false, failure, isFailureDialogOpen: failure === way });
      return false;
    }
    const { accountId } = answer.value;
    const others = without(accountId);
    if (!features.multipleAccountsLoginEnabled)
      await Promise.all(others.map((id) => sessions.remove(id)));
    const kept = features.multipleAccountsLoginEnabled ? others : [];
    change({ isLoggingIn: false, accountIds: [...kept, accountId] });
    loginListeners.forEach((listener) => listener(accountId));
    return true;
  }

  return {
    state: current.get,
    subscribe: current.subscribe,
    onLogin(listener) {
      loginListeners.add(listener);
      return () => {
        loginListeners.delete(listener);
      };
    },
    onLogOut(listener) {
      logOutListeners.add(listener);
      return () => {
        logOutListeners.delete(listener);
      };
    },
    logIn: (login) => enter(sessions.logIn(cleanLogin(login)), 'credentials'),
    logInWithLink: (token) => enter(sessions.logInWithToken(token), 'link'),
    closeFailureDialog: () => change({ isFailureDialogOpen: false }),
    nameAccount: (accountId, name) =>
      change({ accountNames: { ...current.get().accountNames, [accountId]: name } }),
    async logOut() {
      await Promise.all(current.get().accountIds.map((id) => sessions.remove(id)));
      current.set(nobody);
      logOutListeners.forEach((listener) => listener());
    },
  };
}

function failureOf({ kind }: ApiProblem, way: 'credentials' | 'link'): LoginFailure {
  if (kind === 'offline' || kind === 'too-often') return kind;
  // Whatever else the server says to a login (400, 403, 404, 422), it means that this login is not good.
  return kind === 'unavailable' || kind === 'unexpected' ? 'unreachable' : way;
}
