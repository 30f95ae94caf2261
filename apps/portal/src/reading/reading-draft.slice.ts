import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CalendarDay, ReadingValue } from '@ablesbar/domain';

/** What a person has entered for a job and not sent yet. */
export interface ReadingDraft {
  readonly values: Readonly<Record<string, ReadingValue>>;
  /** Absent where nothing was said, and in drafts of a time before there was a field for it. */
  readonly comment?: string;
  /** Absent means today: a draft of yesterday must not quietly keep yesterday's date. */
  readonly day: CalendarDay | null;
  /** When it was last changed, as ISO timestamp; absent in drafts of a time before this was kept. */
  readonly changedAt?: string;
}

export interface FilledDraft {
  readonly jobId: string;
  readonly values: ReadingDraft['values'];
  /** Absent: the day stays; null: today. */
  readonly day?: CalendarDay | null;
}

const emptyDraft: ReadingDraft = { values: {}, day: null };

const initialState: Readonly<Record<string, ReadingDraft>> = {};

export const readingDraftSlice = createSlice({
  name: 'readingDraft',
  initialState,
  reducers: {
    valueEntered: (
      drafts,
      action: PayloadAction<{ jobId: string; taskId: string; value: ReadingValue }>,
    ) => {
      const { jobId, taskId, value } = action.payload;
      const draft = drafts[jobId] ?? emptyDraft;
      return { ...drafts, [jobId]: { ...draft, values: { ...draft.values, [taskId]: value } } };
    },
    /** Many at once, from a table; what they do not name stays as it was. */
    draftsFilled: (drafts, action: PayloadAction<readonly FilledDraft[]>) => {
      const next = { ...drafts };
      for (const { jobId, values, day } of action.payload) {
        const draft = next[jobId] ?? emptyDraft;
        const kept = day === undefined ? draft.day : day;
        next[jobId] = { ...draft, day: kept, values: { ...draft.values, ...values } };
      }
      return next;
    },
    dayChosen: (drafts, action: PayloadAction<{ jobId: string; day: CalendarDay | null }>) => {
      const { jobId, day } = action.payload;
      return { ...drafts, [jobId]: { ...(drafts[jobId] ?? emptyDraft), day } };
    },
    commentEntered: (drafts, action: PayloadAction<{ jobId: string; comment: string }>) => {
      const { jobId, comment } = action.payload;
      return { ...drafts, [jobId]: { ...(drafts[jobId] ?? emptyDraft), comment } };
    },
    draftTouched: (drafts, action: PayloadAction<{ jobId: string; at: string }>) => {
      const { jobId, at } = action.payload;
      return { ...drafts, [jobId]: { ...(drafts[jobId] ?? emptyDraft), changedAt: at } };
    },
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
