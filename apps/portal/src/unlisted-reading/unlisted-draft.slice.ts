import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CalendarDay, EMPTY_VALUE, type ReadingValue } from '@ablesbar/domain';

/** What a person has entered of a meter that is not on the list, and not sent yet. */
export interface UnlistedDraft {
  readonly meterNumber: string;
  readonly value: ReadingValue;
  readonly comment: string;
  /** Null means today. */
  readonly day: CalendarDay | null;
  /** Which login it goes to, where there are several. */
  readonly accountId: string | null;
}

const initialState: UnlistedDraft = {
  meterNumber: '',
  value: EMPTY_VALUE,
  comment: '',
  day: null,
  accountId: null,
};

export const unlistedDraftSlice = createSlice({
  name: 'unlistedDraft',
  initialState,
  reducers: {
    unlistedEntered: (draft, { payload }: PayloadAction<Partial<UnlistedDraft>>) => ({
      ...draft,
      ...payload,
    }),
    unlistedCleared: () => initialState,
  },
});

export const { unlistedEntered, unlistedCleared } = unlistedDraftSlice.actions;
