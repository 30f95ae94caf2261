import type { AccountInfo } from '@ablesbar/domain';
import type { Login } from '@ablesbar/validation';
import { useSyncExternalStore } from 'react';
import { usePortal } from './portal';

/** Why the last login failed. */
export type LoginFailure = 'credentials' | 'link' | 'offline' | 'too-often' | 'unreachable';

/** What is known about a logged-in account; null for what is not known yet. */
export interface PortalAccount {
  readonly name: string | null;
  readonly parentName: string | null;
  readonly username: string | null;
  /** What the token allows the portal to show. The server checks permissions itself (section 6). */
  readonly roles: readonly string[];
}

interface Leaving {
  readonly accountIds: readonly string[];
  /** Number of readings that wait to be sent. */
  readonly unsent: number;
  /** Number of drafts that a logout deletes. */
  readonly drafts: number;
}

export interface SessionState {
  /** Accounts that are logged in on this device; only api-client keeps their tokens. */
  readonly accountIds: readonly string[];
  readonly accounts: Readonly<Record<string, PortalAccount>>;
  readonly isLoggingIn: boolean;
  readonly failure: LoginFailure | null;
  /** How often in a row a typed password was refused. */
  readonly refusals: number;
  /**
   * Whether the dialog with the alternatives is open; the message in the form stays after it
   * closes.
   */
  readonly isFailureDialogOpen: boolean;
  /** A link is about to add this account to others or to replace one; the user must confirm it. */
  readonly asked: { readonly account: AccountInfo; readonly replaces: boolean } | null;
  /** The login belonged to a sub-access of a logged-in account: it is shown, not added. */
  readonly viewed: { readonly accountId: string; readonly childAccountId: string } | null;
  /** The user wants to log out while readings wait to be sent, or drafts would be deleted. */
  readonly leaving: Leaving | null;
  readonly isAdding: boolean;
  /** The last account was not logged out by the user: its session expired. */
  readonly hasExpired: boolean;
}

/** Who is logged in, and every way in and out; session/session.ts makes it. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Called on every login, in this tab or another, even if the account was already logged in. */
  readonly onLogin: (listener: (accountId: string) => void) => () => void;
  /** Called when no account is left; after an expired session it waits first (LOGOUT_AFTER_MS). */
  readonly onLogOut: (listener: () => void) => () => void;
  readonly logIn: (login: Login) => Promise<boolean>;
  readonly logInWithLink: (token: string) => Promise<boolean>;
  readonly openFailureDialog: () => void;
  readonly closeFailureDialog: () => void;
  readonly answerAsked: (isWanted: boolean) => void;
  readonly setAdding: (isAdding: boolean) => void;
  readonly describe: (account: AccountInfo) => void;
  /**
   * Asks first if readings of these accounts wait, which stay on the device (customer decision 15),
   * or if so many drafts would be deleted (D54).
   */
  readonly leave: (accountIds: readonly string[], drafts?: number) => Promise<void>;
  readonly answerLeaving: (isWanted: boolean) => Promise<void>;
}

export function useSession(): SessionState {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.state);
}
