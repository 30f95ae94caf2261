import type { RateState } from './assess-rate';

/** The rules have something against the value. */
export function isImplausible(state: RateState): boolean {
  return state === 'doubtful' || state === 'refused';
}
