import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CalendarDay, ReadingValue } from '@ablesbar/domain';

/** What a user has entered for a job and not sent yet. */
export interface ReadingDraft {
  readonly values: Readonly<Record<string, ReadingValue>>;
  /** Absent if the user wrote no comment, and in drafts of older builds. */
  readonly comment?: string;
  /** Null means today: a draft of yesterday must not silently keep yesterday's date. */
  readonly day: CalendarDay | null;
  /** When the draft was last changed, as ISO timestamp; absent in drafts of older builds. */
  readonly changedAt?: string;
}

export interface FilledDraft {
  readonly jobId: string;
  readonly values: ReadingDraft['values'];
  /** Absent: the day stays unchanged. Null: today. */
  readonly day?: CalendarDay | null;
}

const emptyDraft: ReadingDraft = { values: {}, day: null };

type Drafts = Readonly<Record<string, ReadingDraft>>;

declare module '../base/store' {
  interface RootState {
    readonly readingDraft: Drafts;
  }
}

const initialState: Drafts = {};

interface Change {
  readonly jobId: string;
  /** Time of the change as ISO timestamp: a draft that is found later shows how old it is. */
  readonly at: string;
}

function changed(drafts: Drafts, { jobId, at }: Change, change: Partial<ReadingDraft>): Drafts {
  return { ...drafts, [jobId]: { ...(drafts[jobId] ?? emptyDraft), ...change, changedAt: at } };
}

export const readingDraftSlice = createSlice({
  name: 'readingDraft',
  initialState,
  reducers: {
    valueEntered: (
      drafts,
      { payload }: PayloadAction<Change & { taskId: string; value: ReadingValue }>,
    ) => {
      const { taskId, value } = payload;
      const values = { ...drafts[payload.jobId]?.values, [taskId]: value };
      return changed(drafts, payload, { values });
    },
    /** Fills many drafts at once, from a table; fields without a new value stay unchanged. */
    draftsFilled: (
      drafts,
      { payload: { at, some } }: PayloadAction<{ at: string; some: readonly FilledDraft[] }>,
    ) =>
      some.reduce((all, { jobId, values, day }) => {
        const filled = { ...all[jobId]?.values, ...values };
        return changed(all, { jobId, at }, { values: filled, ...(day !== undefined && { day }) });
      }, drafts),
    dayChosen: (drafts, { payload }: PayloadAction<Change & { day: CalendarDay | null }>) =>
      changed(drafts, payload, { day: payload.day }),
    commentEntered: (drafts, { payload }: PayloadAction<Change & { comment: string }>) =>
      changed(drafts, payload, { comment: payload.comment }),
    /** Marks the draft as changed when a photo changes (see draft-photos.ts). */
    draftTouched: (drafts, { payload }: PayloadAction<Change>) => changed(drafts, payload, {}),
    draftRestored: (drafts, action: PayloadAction<{ jobId: string; draft: ReadingDraft }>) => ({
      ...drafts,
      [action.payload.jobId]: action.payload.draft,
    }),
    draftsDropped: () => initialState,
    draftCleared: (drafts, action: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(drafts).filter(([jobId]) => jobId !== action.payload)),
  },
  selectors: {
    selectDraft: (drafts, jobId: string): ReadingDraft => drafts[jobId] ?? emptyDraft,
    selectDrafts: (drafts) => drafts,
  },
});

export const {
  valueEntered,
  draftsFilled,
  dayChosen,
  commentEntered,
  draftTouched,
  draftRestored,
  draftCleared,
  draftsDropped,
} = readingDraftSlice.actions;
export const { selectDraft, selectDrafts } = readingDraftSlice.selectors;
