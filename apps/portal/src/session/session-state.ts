import type { PortalAccount, SessionState } from '../base/session';

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
