import { type CalendarDay, EMPTY_VALUE, type MeterType, type ReadingValue } from '@ablesbar/domain';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What a user has entered for a meter that is not on the list, and not sent yet. */
export interface UnlistedDraft {
  readonly meterNumber: string;
  readonly value: ReadingValue;
  readonly comment: string;
  /** Null means today. */
  readonly day: CalendarDay | null;
  /** The account that sends the reading, if several are logged in. */
  readonly accountId: string | null;
  /** When the draft was last changed, as ISO timestamp; absent in drafts of older builds. */
  readonly changedAt?: string;
  /** When each field was entered; absent in drafts of older builds. */
  readonly enteredAt?: Readonly<Record<string, string>>;
  /** What the meter measures, if the user has chosen it. It only gives the unit and is not sent. */
  readonly meterType?: MeterType;
}

interface Change extends Partial<Omit<UnlistedDraft, 'changedAt' | 'enteredAt'>> {
  /** Time of the change as ISO timestamp: a draft that is found later shows how old it is. */
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

interface ChangedField {
  readonly name: string;
  /** What this tab took it for; undefined if nothing was entered. */
  readonly base: unknown;
  readonly theirs: unknown;
}

/** Takes the fields that were not changed here meanwhile. */
function withFields(draft: UnlistedDraft, fields: readonly ChangedField[]): UnlistedDraft {
  const empty: Record<string, unknown> = { ...initialState };
  const mine: Record<string, unknown> = { ...draft };
  const taken = fields.flatMap(({ name, base = empty[name], theirs = empty[name] }) =>
    JSON.stringify(mine[name]) === JSON.stringify(base) ? [[name, theirs] as const] : [],
  );
  return { ...draft, ...Object.fromEntries(taken) };
}

/** The fields of this entry go back to what they were before it, unless they were entered again. */
function withoutEntry(
  draft: UnlistedDraft,
  entry: UnlistedDraft,
  before: UnlistedDraft,
): UnlistedDraft {
  const earlier: Record<string, unknown> = { ...before };
  const momentOf = ({ enteredAt = {} }: UnlistedDraft, name: string) => enteredAt[name] ?? '';
  const names = Object.keys({ ...before, ...entry }).filter(
    (name) => momentOf(draft, name) <= momentOf(entry, name),
  );
  const entered: Record<string, unknown> = { ...entry };
  return withFields(
    draft,
    names.map((name) => ({ name, base: entered[name], theirs: earlier[name] })),
  );
}

export const unlistedDraftSlice = createSlice({
  name: 'unlistedDraft',
  initialState,
  reducers: {
    /** An empty change marks the draft as changed when a photo changes (see draft-photos.ts). */
    unlistedEntered: (draft, { payload: { at, ...part } }: PayloadAction<Change>) => ({
      ...draft,
      ...part,
      enteredAt: {
        ...draft.enteredAt,
        ...Object.fromEntries(Object.keys(part).map((name) => [name, at])),
      },
      changedAt: at,
    }),
    unlistedRestored: (_, { payload }: PayloadAction<UnlistedDraft>) => payload,
    /** Another tab has changed this field. */
    unlistedChangedElsewhere: (draft, { payload }: PayloadAction<ChangedField>) =>
      withFields(draft, [payload]),
    /** What was entered since the draft was sent stays: another tab may have done so. */
    unlistedSent: (draft, { payload }: PayloadAction<UnlistedDraft>) =>
      withoutEntry(draft, payload, initialState),
    /** A reading was put into the form in vain. What was entered since then stays. */
    unlistedTakenOut: (
      draft,
      { payload: { base, theirs } }: PayloadAction<Record<'base' | 'theirs', UnlistedDraft>>,
    ) => withoutEntry(draft, base, theirs),
    unlistedCleared: () => initialState,
  },
});

export const {
  unlistedEntered,
  unlistedRestored,
  unlistedChangedElsewhere,
  unlistedSent,
  unlistedTakenOut,
  unlistedCleared,
} = unlistedDraftSlice.actions;

/** Whether the draft contains nothing that the user would miss. */
export function isUnlistedEmpty(
  { meterNumber, value, comment, day, accountId, meterType }: UnlistedDraft,
  photos: readonly unknown[],
): boolean {
  return (
    [meterNumber, value.integer, value.decimals, comment].every((text) => text.trim() === '') &&
    day === null &&
    accountId === null &&
    meterType === undefined &&
    photos.length === 0
  );
}
