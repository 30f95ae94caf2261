import type { ListAge } from './list-ages.slice';

/** The state of all accounts' lists together. */
export interface AgeOfAll {
  /** Each list was answered or refused; before that, a list may come from an earlier visit. */
  readonly isSettled: boolean;
  /** Some account never had a list, so meters are missing. */
  readonly isIncomplete: boolean;
  /**
   * 'Stand von': set if the shown data is older than the last call, or if there is no connection.
   */
  readonly asOf: { readonly at: number | null } | null;
}

/** The oldest list decides, so that no list seems newer than it is (customer decision 25). */
export function ageOfAll(ages: readonly (ListAge | undefined)[], isOnline: boolean): AgeOfAll {
  const known = ages.filter((age) => age !== undefined);
  const there = known.filter(({ state }) => state !== 'missing');
  const times = there.flatMap(({ at, state }) => (state === 'failed' || !isOnline ? [at] : []));
  const isKnown = times.every((at) => at !== null);
  return {
    isSettled: known.length === ages.length && known.every(({ state }) => state !== 'kept'),
    isIncomplete: there.length < known.length,
    asOf: times.length === 0 ? null : { at: isKnown ? Math.min(...times) : null },
  };
}
