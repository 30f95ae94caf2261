import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { jobApi } from '@ablesbar/api-client';
import type { Registration } from '@ablesbar/domain';

export interface RegistrationState {
  /** The account of this registration; it is not valid for another account. */
  readonly accountId: string | null;
  readonly info: Registration | null;
  /** `blocked`: requested, with or without success, until the next reading is sent. */
  readonly request: 'ready' | 'sending' | 'blocked';
  readonly hasFailed: boolean;
  readonly isDialogOpen: boolean;
  /** The user has opened the page that can end the registration. */
  readonly mayHaveEnded: boolean;
}

declare module '../base/store' {
  interface RootState {
    readonly registration: RegistrationState;
  }
}

const initialState: RegistrationState = {
  accountId: null,
  info: null,
  request: 'ready',
  hasFailed: false,
  isDialogOpen: false,
  mayHaveEnded: false,
};

export const registrationSlice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    registrationLearned: (
      state,
      action: PayloadAction<{ accountId: string; info: Registration }>,
    ) => {
      const { accountId, info } = action.payload;
      const known = accountId === state.accountId ? state : initialState;
      return { ...known, accountId, info };
    },
    requestBegun: (state) => ({ ...state, request: 'sending' as const, hasFailed: false }),
    requestEnded: (state, action: PayloadAction<'sent' | 'failed'>) => {
      const hasFailed = action.payload === 'failed';
      // The dialog stays open and shows the failure: a toast would be hidden below it.
      const isDialogOpen = hasFailed && state.isDialogOpen;
      return { ...state, request: 'blocked' as const, hasFailed, isDialogOpen };
    },
    dialogOpened: (state) => ({ ...state, isDialogOpen: true }),
    dialogClosed: (state) => ({ ...state, isDialogOpen: false }),
    ownPageOpened: (state) => ({ ...state, mayHaveEnded: true }),
    registrationForgotten: () => initialState,
  },
  extraReducers: (builder) =>
    builder.addMatcher(jobApi.endpoints.sendResults.matchFulfilled, (state) =>
      state.request === 'blocked'
        ? { ...state, request: 'ready' as const, hasFailed: false }
        : state,
    ),
});

export const {
  registrationLearned,
  requestBegun,
  requestEnded,
  dialogOpened,
  dialogClosed,
  ownPageOpened,
  registrationForgotten,
} = registrationSlice.actions;
