import type { ListAge } from './list-ages.slice';

/** What holds for the lists of all accounts together. */
export interface AgeOfAll {
  /** Each was answered or refused; until then a list may be that of an earlier visit. */
  readonly isSettled: boolean;
  /** Of some account there never was a list, so meters are missing. */
  readonly isIncomplete: boolean;
  /** 'Stand von': set where what is shown is older than the last call, or nobody can be asked. */
  readonly asOf: { readonly at: number | null } | null;
}

/** The oldest speaks for all of them: nobody is to take a list for newer than it is (customer decision 25). */
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
