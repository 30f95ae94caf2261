import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A round through a house, as the device keeps it. */
export interface Round {
  /** The meters in the order that a person has made: a `chosenOrder`; empty: as the floors come. */
  readonly order: readonly string[];
  /** Jobs that come at the end; the one that was put there last comes last. */
  readonly later: readonly string[];
  /** The job whose card is shown; null: that of the first one. */
  readonly at: string | null;
}

type Rounds = Readonly<Record<string, Round>>;

declare module '../base/store' {
  interface RootState {
    /** By `roundId`. */
    readonly rounds: Rounds;
  }
}

const NEW: Round = { order: [], later: [], at: null };
const initialState: Rounds = {};

/** A round belongs to an account, and goes with it. */
export const roundId = (accountId: string, house: string): string => `${accountId}/${house}`;

export const roundsSlice = createSlice({
  name: 'rounds',
  initialState,
  reducers: {
    roundChanged: (
      rounds,
      { payload: { id, change } }: PayloadAction<{ id: string; change: Partial<Round> }>,
    ) => ({ ...rounds, [id]: { ...keptRound(rounds, id), ...change } }),
    /** A known order changes nothing: two tabs with places of their own would write in turn for ever. */
    orderChosenElsewhere(
      rounds,
      { payload: { id, order } }: PayloadAction<{ id: string; order: readonly string[] }>,
    ) {
      const round = keptRound(rounds, id);
      const isKnown = order.join('\n') === round.order.join('\n');
      return isKnown ? rounds : { ...rounds, [id]: { ...round, order } };
    },
    roundsForgotten: (rounds, { payload: accountId }: PayloadAction<string>) =>
      Object.fromEntries(
        Object.entries(rounds).filter(([id]) => !id.startsWith(roundId(accountId, ''))),
      ),
    roundsDropped: () => initialState,
  },
  selectors: { selectRound: (rounds, id: string) => keptRound(rounds, id) },
});

/** Another build may have kept something else: then the round begins anew. */
function keptRound(rounds: Readonly<Record<string, unknown>>, id: string): Round {
  const kept = rounds[id];
  return isRound(kept) ? kept : NEW;
}

export function isRound(kept: unknown): kept is Round {
  if (typeof kept !== 'object' || kept === null) return false;
  const { order, later, at }: Partial<Record<string, unknown>> = { ...kept };
  return areTexts(order) && areTexts(later) && (at === null || typeof at === 'string');
}

const areTexts = (list: unknown): boolean =>
  Array.isArray(list) && list.every((one) => typeof one === 'string');

export const { roundChanged, orderChosenElsewhere, roundsForgotten, roundsDropped } =
  roundsSlice.actions;
export const { selectRound } = roundsSlice.selectors;
