import type { Features } from '@ablesbar/domain';
import type { PhotoReason } from '../problem/problem';
import { isImplausible, type RateState } from '../reading/assess-rate';

/** Null if no photo is needed. An empty value never needs one. */
export function photoReason(state: RateState, features: Features): PhotoReason | null {
  // If photos are forbidden, no photo is required (customer decision 5).
  if (features.imagesForbidden || state === 'empty') return null;
  if (features.imageAlwaysRequired) return 'always';
  return features.unplausibleReadingsImageRequired && isImplausible(state) ? 'implausible' : null;
}
