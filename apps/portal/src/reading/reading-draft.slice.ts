import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CalendarDay, NotReadableReason, ReadingValue } from '@ablesbar/domain';
import { mergeDrafts } from './merge-drafts';

/** What a user has entered for a job and not sent yet. */
export interface ReadingDraft {
  readonly values: Readonly<Record<string, ReadingValue>>;
  /** Absent if the user wrote no comment, and in drafts of older builds. */
  readonly comment?: string;
  /** When the comment was written, as ISO timestamp; absent in drafts of older builds. */
  readonly commentedAt?: string;
  /** Why the meter cannot be read; absent if it can, and in drafts of older builds. */
  readonly reason?: NotReadableReason;
  /** Null means today: a draft of yesterday must not silently keep yesterday's date. */
  readonly day: CalendarDay | null;
  /** When the draft was last changed, as ISO timestamp; absent in drafts of older builds. */
  readonly changedAt?: string;
  /** When each value was entered, by rate; absent in drafts of older builds. */
  readonly enteredAt?: Readonly<Record<string, string>>;
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

interface ChangedDraft {
  readonly jobId: string;
  /** What this tab took it for. */
  readonly base: ReadingDraft | null;
  readonly theirs: ReadingDraft | null;
}

function changed(drafts: Drafts, { jobId, at }: Change, change: Partial<ReadingDraft>): Drafts {
  const draft = withMoments(drafts[jobId] ?? emptyDraft);
  return { ...drafts, [jobId]: { ...draft, ...change, changedAt: at } };
}

/** What an earlier build has entered has no moment of its own, and must not become younger by this change. */
function withMoments(draft: ReadingDraft): ReadingDraft {
  const { changedAt, enteredAt = {}, comment, commentedAt = changedAt } = draft;
  if (changedAt === undefined) return draft;
  const tasks = Object.keys(draft.values);
  return {
    ...draft,
    ...(tasks.length > 0 && {
      enteredAt: { ...Object.fromEntries(tasks.map((task) => [task, changedAt])), ...enteredAt },
    }),
    ...(comment !== undefined && commentedAt !== undefined && { commentedAt }),
  };
}

function entered(before: ReadingDraft | undefined, values: ReadingDraft['values'], at: string) {
  const draft = withMoments(before ?? emptyDraft);
  const moments = Object.keys(values).map((taskId) => [taskId, at] as const);
  return {
    values: { ...draft.values, ...values },
    enteredAt: { ...draft.enteredAt, ...Object.fromEntries(moments) },
  };
}

function withoutReason({ reason: _, ...draft }: ReadingDraft): ReadingDraft {
  return draft;
}

function without(drafts: Drafts, jobId: string): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([id]) => id !== jobId));
}

/** Keeps the drafts as they are if nothing changes, so that no screen draws again. */
function replaced(drafts: Drafts, jobId: string, draft: ReadingDraft | undefined): Drafts {
  if (draft === drafts[jobId]) return drafts;
  return draft === undefined ? without(drafts, jobId) : { ...drafts, [jobId]: draft };
}

export const readingDraftSlice = createSlice({
  name: 'readingDraft',
  initialState,
  reducers: {
    valueEntered: (
      drafts,
      { payload }: PayloadAction<Change & { taskId: string; value: ReadingValue }>,
    ) => {
      const { jobId, taskId, value, at } = payload;
      return changed(drafts, payload, entered(drafts[jobId], { [taskId]: value }, at));
    },
    /** Fills many drafts at once, from a table; fields without a new value stay unchanged. */
    draftsFilled: (
      drafts,
      { payload: { at, some } }: PayloadAction<{ at: string; some: readonly FilledDraft[] }>,
    ) =>
      some.reduce((all, { jobId, values, day }) => {
        const filled = entered(all[jobId], values, at);
        return changed(all, { jobId, at }, { ...filled, ...(day !== undefined && { day }) });
      }, drafts),
    dayChosen: (drafts, { payload }: PayloadAction<Change & { day: CalendarDay | null }>) =>
      changed(drafts, payload, { day: payload.day }),
    commentEntered: (drafts, { payload }: PayloadAction<Change & { comment: string }>) =>
      changed(drafts, payload, { comment: payload.comment, commentedAt: payload.at }),
    /** Null: the meter can be read after all. */
    reasonChosen: (
      drafts,
      { payload }: PayloadAction<Change & { reason: NotReadableReason | null }>,
    ) => {
      const { jobId, reason } = payload;
      if (reason !== null) return changed(drafts, payload, { reason });
      const draft = withoutReason(drafts[jobId] ?? emptyDraft);
      return changed({ ...drafts, [jobId]: draft }, payload, {});
    },
    /** Marks the draft as changed when a photo changes (see draft-photos.ts). */
    draftTouched: (drafts, { payload }: PayloadAction<Change>) => changed(drafts, payload, {}),
    draftRestored: (drafts, action: PayloadAction<{ jobId: string; draft: ReadingDraft }>) => ({
      ...drafts,
      [action.payload.jobId]: action.payload.draft,
    }),
    /** Another tab has changed the draft, or has sent or discarded it (null). */
    draftChangedElsewhere: (drafts, { payload }: PayloadAction<ChangedDraft>) => {
      const { jobId, base, theirs } = payload;
      const sides = { base: base ?? undefined, theirs: theirs ?? undefined };
      return replaced(drafts, jobId, mergeDrafts({ ...sides, mine: drafts[jobId] }));
    },
    /** What was entered since the draft was sent stays: another tab may have done so. */
    draftSent: (drafts, { payload }: PayloadAction<{ jobId: string; draft: ReadingDraft }>) => {
      const { jobId, draft } = payload;
      const sides = { base: draft, mine: drafts[jobId], theirs: undefined };
      return replaced(drafts, jobId, mergeDrafts(sides));
    },
    draftsDropped: () => initialState,
    draftCleared: (drafts, action: PayloadAction<string>) => without(drafts, action.payload),
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
  reasonChosen,
  draftTouched,
  draftRestored,
  draftChangedElsewhere,
  draftSent,
  draftCleared,
  draftsDropped,
} = readingDraftSlice.actions;
export const { selectDraft, selectDrafts } = readingDraftSlice.selectors;
