import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { baseApi } from '@ablesbar/api-client';
import { type ListView, WHOLE_LIST } from './JobList/list-view';

/**
 * Where a person was in the list. It lasts as long as the page: what somebody searched for is
 * nothing to keep on a device.
 */
interface KeptView {
  readonly view: ListView;
  /** The path of the link in the middle of the list; null at its top. */
  readonly place: string | null;
}

declare module '../base/store' {
  interface RootState {
    readonly listView: KeptView;
  }
}

const initialState: KeptView = { view: WHOLE_LIST, place: null };

export const listViewSlice = createSlice({
  name: 'listView',
  initialState,
  reducers: {
    listLeft: (_, { payload }: PayloadAction<KeptView>) => payload,
  },
  extraReducers: (builder) => builder.addCase(baseApi.util.resetApiState, () => initialState),
  selectors: { selectListView: (kept) => kept },
});

export const { listLeft } = listViewSlice.actions;
export const { selectListView } = listViewSlice.selectors;
