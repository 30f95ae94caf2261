import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { baseApi } from '@ablesbar/api-client';
import type { CalendarDay } from '@ablesbar/domain';
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

/** The same for the table of one account. */
interface KeptTable {
  readonly accountId: string;
  readonly building: string | null;
  /** The day of reading that was chosen for all; null for today. */
  readonly day: CalendarDay | null;
  readonly shown: string;
  readonly row: number;
}

declare module '../base/store' {
  interface RootState {
    readonly listView: KeptPlaces;
  }
}

interface KeptPlaces {
  readonly list: KeptView;
  readonly table: KeptTable | null;
}

const initialState: KeptPlaces = { list: { view: WHOLE_LIST, place: null }, table: null };

export const listViewSlice = createSlice({
  name: 'listView',
  initialState,
  reducers: {
    listLeft: (kept, { payload }: PayloadAction<KeptView>) => ({ ...kept, list: payload }),
    tableLeft: (kept, { payload }: PayloadAction<KeptTable>) => ({ ...kept, table: payload }),
    placesForgotten: () => initialState,
  },
  extraReducers: (builder) => builder.addCase(baseApi.util.resetApiState, () => initialState),
  selectors: {
    selectListView: ({ list }) => list,
    selectTablePlace: ({ table }) => table,
  },
});

export const { listLeft, tableLeft, placesForgotten } = listViewSlice.actions;
export const { selectListView, selectTablePlace } = listViewSlice.selectors;
