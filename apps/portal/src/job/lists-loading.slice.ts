import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

declare module '../base/store' {
  interface RootState {
    /**
     * True from the first call of a round until the specification's second after its last call
     * (create-job-loader.ts).
     */
    readonly areListsLoading: boolean;
  }
}

export const listsLoadingSlice = createSlice({
  name: 'areListsLoading',
  initialState: false,
  reducers: { listsLoadingChanged: (_, { payload }: PayloadAction<boolean>) => payload },
  selectors: { selectAreListsLoading: (areLoading) => areLoading },
});

export const { listsLoadingChanged } = listsLoadingSlice.actions;
export const { selectAreListsLoading } = listsLoadingSlice.selectors;
