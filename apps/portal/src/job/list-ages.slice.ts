import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { baseApi, jobApi } from '@ablesbar/api-client';

/** How far the list of one account can be trusted, which RTK Query cannot tell of one that came from the disk. */
export interface ListAge {
  /** When the server said it, in milliseconds; null where that is not known, or nothing was ever said. */
  readonly at: number | null;
  /** `kept`: from an earlier visit, and the server has not answered yet. */
  readonly state: 'kept' | 'current' | 'failed';
}

export type ListAges = Readonly<Record<string, ListAge>>;

interface Restored {
  readonly accountId: string;
  readonly at: number | null;
}

const initialState: ListAges = {};
const { matchFulfilled, matchRejected } = jobApi.endpoints.jobs;

export const listAgesSlice = createSlice({
  name: 'listAges',
  initialState,
  reducers: {
    listRestored(ages, { payload: { accountId, at } }: PayloadAction<Restored>) {
      const state = ages[accountId]?.state ?? 'kept';
      // The server may have been faster than the disk.
      return state === 'current' ? ages : { ...ages, [accountId]: { at, state } };
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
        // Skipped, because the same list is already on its way.
        if (meta.condition) return ages;
        const accountId = meta.arg.originalArgs;
        return { ...ages, [accountId]: { at: ages[accountId]?.at ?? null, state: 'failed' } };
      }),
});

export const { listRestored } = listAgesSlice.actions;
