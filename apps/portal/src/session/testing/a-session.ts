import type {
  Answer,
  ApiProblem,
  ApiProblemKind,
  OpenLogin,
  SessionEvent,
  Sessions,
} from '@ablesbar/api-client';
import { createFakeClock } from '@ablesbar/api-client/testing';
import type { AccountInfo } from '@ablesbar/domain';
import { aConfig, anAccount } from '@ablesbar/domain/testing';
import { createSession } from '../session';
import type { Tab } from '../viewed-note';

const problem = (kind: ApiProblemKind): ApiProblem => ({
  kind,
  status: null,
  message: null,
  fieldErrors: [],
  retryAfterSeconds: null,
});
export const refused = (kind: ApiProblemKind) => ({ ok: false, problem: problem(kind) }) as const;

/** A browser tab that has just been opened. */
export function aTab(): Tab {
  const kept = new Map<string, string>();
  const sessionStorage = {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { sessionStorage };
}

/** `known` accounts were logged in at the last visit; `account` is the one that logs in now. */
export async function aSession({
  account = anAccount({ id: 'a-2', name: 'Nord' }),
  answer = null,
  info = { ok: true, value: account },
  multiple = true,
  known = [],
  unsent = 0,
  isConnected = false,
  tab = aTab(),
}: {
  readonly account?: AccountInfo;
  readonly answer?: ReturnType<typeof refused> | null;
  readonly info?: Answer<AccountInfo>;
  readonly multiple?: boolean;
  readonly known?: readonly string[];
  readonly unsent?: number;
  readonly isConnected?: boolean;
  readonly tab?: Tab;
}) {
  const listeners = new Set<(event: SessionEvent) => void>();
  const tell = (event: SessionEvent) => listeners.forEach((listener) => listener(event));
  const open: OpenLogin = {
    accountId: account.id,
    describe: async () => info,
    accept: async () => tell({ kind: 'logged-in', accountId: account.id }),
  };
  const logIn = async (): Promise<Answer<OpenLogin>> => answer ?? { ok: true, value: open };
  const sessions = {
    accounts: async () => known,
    logIn: jest.fn(logIn),
    logInWithToken: jest.fn(logIn),
    accessToken: jest.fn(),
    replaceToken: jest.fn(),
    currentToken: jest.fn(),
    claims: async (accountId: string) => ({
      ...{ exp: 1, iat: null, accountId },
      ...{ sub: `name-of-${accountId}`, roles: ['ROLE_KSA_PRO_USER'] },
    }),
    remove: jest.fn(async (accountId: string) => tell({ kind: 'removed', accountId })),
    subscribe(listener: (event: SessionEvent) => void) {
      listeners.add(listener);
      return () => undefined;
    },
  } satisfies Sessions;
  const { features } = aConfig({ features: { multipleAccountsLoginEnabled: multiple } });
  const clock = createFakeClock();
  const onExpired = jest.fn();
  const countUnsent = jest.fn(async () => unsent);
  const session = await createSession({
    ...{ sessions, features, clock, countUnsent, onExpired, tab },
    isConnected: async () => isConnected,
  });
  const onLogOut = jest.fn();
  session.onLogOut(onLogOut);
  return { session, sessions, clock, onExpired, onLogOut, countUnsent, tell };
}

export const login = { username: ' demo-kunde ', password: 'geheim ' };
