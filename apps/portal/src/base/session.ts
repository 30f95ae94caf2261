import type { AccountInfo } from '@ablesbar/domain';
import type { Login } from '@ablesbar/validation';
import { useSyncExternalStore } from 'react';
import { usePortal } from './portal';

/** Why the last try to get in failed. */
export type LoginFailure = 'credentials' | 'link' | 'offline' | 'too-often' | 'unreachable';

/** What is known of an account that is logged in; what nobody has told yet is null. */
export interface PortalAccount {
  readonly name: string | null;
  readonly parentName: string | null;
  readonly username: string | null;
  /** What the token allows to show. The server decides on its own (section 6). */
  readonly roles: readonly string[];
}

export interface SessionState {
  /** Accounts that are logged in on this device; their tokens are kept by api-client alone. */
  readonly accountIds: readonly string[];
  readonly accounts: Readonly<Record<string, PortalAccount>>;
  readonly isLoggingIn: boolean;
  readonly failure: LoginFailure | null;
  /** The dialog with the ways out; the box at the form stays when it is closed. */
  readonly isFailureDialogOpen: boolean;
  /** A link is about to log this account in beside others, or instead of one; a person has to say so. */
  readonly asked: { readonly account: AccountInfo; readonly replaces: boolean } | null;
  /** The login belonged to a sub-access of an account that is here: it is looked at, not added. */
  readonly viewed: { readonly accountId: string; readonly childAccountId: string } | null;
  /** Somebody wants to leave while readings wait to be sent. */
  readonly leaving: { readonly accountIds: readonly string[]; readonly unsent: number } | null;
  readonly isAdding: boolean;
  /** The last account was not logged out by a person: its session came to its end. */
  readonly hasExpired: boolean;
}

/** Who is logged in, and every way in and out; session/session.ts makes it. */
export interface Session {
  readonly state: () => SessionState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Told with every login, in this tab or another, also of an account that was logged in before. */
  readonly onLogin: (listener: (accountId: string) => void) => () => void;
  /** Told when nobody is left, once that has settled. */
  readonly onLogOut: (listener: () => void) => () => void;
  readonly logIn: (login: Login) => Promise<boolean>;
  readonly logInWithLink: (token: string) => Promise<boolean>;
  readonly closeFailureDialog: () => void;
  readonly answerAsked: (isWanted: boolean) => void;
  readonly setAdding: (isAdding: boolean) => void;
  readonly describe: (account: AccountInfo) => void;
  /** Asks first where readings of these accounts wait; they stay on the device (customer decision 15). */
  readonly leave: (accountIds: readonly string[]) => Promise<void>;
  readonly answerLeaving: (isWanted: boolean) => Promise<void>;
}

export function useSession(): SessionState {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.state);
}
