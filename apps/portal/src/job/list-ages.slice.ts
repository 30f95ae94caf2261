import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { baseApi, jobApi } from '@ablesbar/api-client';

/**
 * How current the list of one account is. RTK Query cannot tell this of a list that came from the
 * disk.
 */
export interface ListAge {
  /** When the server sent it, in milliseconds; null if unknown. */
  readonly at: number | null;
  /**
   * `kept`: from an earlier visit, and the server has not answered yet. `failed`: older than the
   * last call. `missing`: there has never been a list.
   */
  readonly state: 'kept' | 'current' | 'failed' | 'missing';
}

export type ListAges = Readonly<Record<string, ListAge>>;

interface Restored {
  readonly accountId: string;
  readonly at: number | null;
}

declare module '../base/store' {
  interface RootState {
    readonly listAges: ListAges;
  }
}

const initialState: ListAges = {};
const { matchFulfilled, matchRejected } = jobApi.endpoints.jobs;

export const listAgesSlice = createSlice({
  name: 'listAges',
  initialState,
  reducers: {
    listRestored(ages, { payload: { accountId, at } }: PayloadAction<Restored>) {
      const before = ages[accountId]?.state ?? 'kept';
      // The server may have answered before the disk.
      if (before === 'current') return ages;
      return { ...ages, [accountId]: { at, state: before === 'missing' ? 'failed' : before } };
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(baseApi.util.resetApiState, () => initialState)
      .addMatcher(matchFulfilled, (ages, { meta }) => ({
        ...ages,
        [meta.arg.originalArgs]: { at: meta.fulfilledTimeStamp, state: 'current' },
      }))
      .addMatcher(matchRejected, (ages, { meta }) => {
        // Skipped, because the same list is already loading.
        if (meta.condition) return ages;
        const accountId = meta.arg.originalArgs;
        const before = ages[accountId] ?? { at: null, state: 'missing' };
        const state = before.state === 'missing' ? 'missing' : 'failed';
        return { ...ages, [accountId]: { at: before.at, state } };
      }),
});

export const { listRestored } = listAgesSlice.actions;
