import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Decision 16: offline at once when the browser says so, online only after an answer from our origin. */
export const connectionSlice = createSlice({
  name: 'connection',
  initialState: { isOnline: true },
  reducers: {
    connectionChanged: (_, action: PayloadAction<boolean>) => ({ isOnline: action.payload }),
  },
  selectors: { selectIsOnline: (state) => state.isOnline },
});

export const { connectionChanged } = connectionSlice.actions;
export const { selectIsOnline } = connectionSlice.selectors;
