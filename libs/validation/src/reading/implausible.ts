import type { RateState } from './assess-rate';

/** True if at least one rule finds a problem with the value. */
export function isImplausible(state: RateState): boolean {
  return state === 'doubtful' || state === 'refused';
}
