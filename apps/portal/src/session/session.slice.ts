import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AccountInfo } from '@ablesbar/domain';

/** Why the last try to get in failed: a wrong login, or a link that is not good (any more). */
export type LoginFailure = 'credentials' | 'link' | 'offline' | 'too-often' | 'unreachable';

interface SessionState {
  /** Accounts that are logged in on this device; their tokens are kept outside of the store. */
  readonly accountIds: readonly string[];
  readonly infos: Readonly<Record<string, AccountInfo>>;
  readonly isLoggingIn: boolean;
  readonly failure: LoginFailure | null;
  /** The dialog with the ways out; the box at the form stays when it is closed. */
  readonly isFailureDialogOpen: boolean;
}

const initialState: SessionState = {
  accountIds: [],
  infos: {},
  isLoggingIn: false,
  failure: null,
  isFailureDialogOpen: false,
};

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    accountsRestored: (state, action: PayloadAction<readonly string[]>) => ({
      ...state,
      accountIds: action.payload,
    }),
    loginStarted: (state) => ({ ...state, isLoggingIn: true, failure: null }),
    loginFailed: (state, action: PayloadAction<LoginFailure>) => ({
      ...state,
      isLoggingIn: false,
      failure: action.payload,
      isFailureDialogOpen: action.payload === 'credentials' || action.payload === 'link',
    }),
    loginSucceeded: (state, action: PayloadAction<string>) => ({
      ...initialState,
      infos: state.infos,
      accountIds: [...state.accountIds.filter((id) => id !== action.payload), action.payload],
    }),
    failureDialogClosed: (state) => ({ ...state, isFailureDialogOpen: false }),
    accountKnown: (state, action: PayloadAction<AccountInfo>) => ({
      ...state,
      infos: { ...state.infos, [action.payload.id]: action.payload },
    }),
    accountRemoved: (state, action: PayloadAction<string>) => ({
      ...state,
      accountIds: state.accountIds.filter((id) => id !== action.payload),
    }),
    loggedOut: () => initialState,
  },
  selectors: {
    selectAccountIds: (state) => state.accountIds,
    /** The name on the user menu: the newest login's. */
    selectAccountName: (state) => state.infos[state.accountIds.at(-1) ?? '']?.name ?? null,
    selectIsLoggedIn: (state) => state.accountIds.length > 0,
    selectIsLoggingIn: (state) => state.isLoggingIn,
    selectLoginFailure: (state) => state.failure,
    selectIsFailureDialogOpen: (state) => state.isFailureDialogOpen,
  },
});

export const {
  accountKnown,
  accountRemoved,
  accountsRestored,
  failureDialogClosed,
  loggedOut,
  loginFailed,
  loginStarted,
  loginSucceeded,
} = sessionSlice.actions;
export const {
  selectAccountIds,
  selectAccountName,
  selectIsFailureDialogOpen,
  selectIsLoggedIn,
  selectIsLoggingIn,
  selectLoginFailure,
} = sessionSlice.selectors;
