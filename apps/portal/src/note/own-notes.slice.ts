import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NotesById, OwnNote } from '@ablesbar/domain';

declare module '../base/store' {
  interface RootState {
    /** Each note under an id that ends with its job, as kept-on-device.ts expects of a part. */
    readonly ownNotes: NotesById;
  }
}

const initialState: NotesById = {};

/** Nothing here is ever sent (customer decision 49). */
export const ownNotesSlice = createSlice({
  name: 'ownNotes',
  initialState,
  reducers: {
    noteKept: (notes, { payload }: PayloadAction<{ id: string; note: OwnNote }>) => ({
      ...notes,
      [payload.id]: payload.note,
    }),
    noteRemoved: (notes, { payload }: PayloadAction<string>) => without(notes, payload),
    /** Another tab has kept, changed or removed it (null). */
    noteChangedElsewhere: (
      notes,
      { payload: { id, note } }: PayloadAction<{ id: string; note: OwnNote | null }>,
    ) => (note === null ? without(notes, id) : { ...notes, [id]: note }),
    notesForgotten: (notes, { payload }: PayloadAction<string>) =>
      Object.fromEntries(
        Object.entries(notes).filter(([, { accountId }]) => accountId !== payload),
      ),
    notesDropped: () => initialState,
  },
  selectors: { selectNotes: (notes) => notes },
});

function without(notes: NotesById, id: string): NotesById {
  return Object.fromEntries(Object.entries(notes).filter(([other]) => other !== id));
}

export const { noteKept, noteRemoved, noteChangedElsewhere, notesForgotten, notesDropped } =
  ownNotesSlice.actions;
export const { selectNotes } = ownNotesSlice.selectors;
