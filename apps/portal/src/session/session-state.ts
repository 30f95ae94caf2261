import type { AccountInfo } from '@ablesbar/domain';
import type { LoginFailure } from './login-failure';

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

export const nobody: SessionState = {
  accountIds: [],
  accounts: {},
  isLoggingIn: false,
  failure: null,
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
