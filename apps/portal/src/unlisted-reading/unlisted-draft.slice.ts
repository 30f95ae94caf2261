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
  /** When it was last changed, as ISO timestamp; absent in drafts of a time before this was kept. */
  readonly changedAt?: string;
}

interface Change extends Partial<Omit<UnlistedDraft, 'changedAt'>> {
  /** The moment, as ISO timestamp: a draft that is found again says of when it is. */
  readonly at: string;
}

declare module '../base/store' {
  interface RootState {
    readonly unlistedDraft: UnlistedDraft;
  }
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
    /** Without a part its photos are another; they lie elsewhere. */
    unlistedEntered: (draft, { payload: { at, ...part } }: PayloadAction<Change>) => ({
      ...draft,
      ...part,
      changedAt: at,
    }),
    unlistedRestored: (_, { payload }: PayloadAction<UnlistedDraft>) => payload,
    unlistedCleared: () => initialState,
  },
});

export const { unlistedEntered, unlistedRestored, unlistedCleared } = unlistedDraftSlice.actions;
