import type { Features } from '@ablesbar/domain';
import type { PhotoReason } from '../problem/problem';
import type { RateState } from '../reading/assess-rate';
import { isImplausible } from '../reading/implausible';

/** Null where no photo is needed. Only a value that is there needs one. */
export function photoReason(state: RateState, features: Features): PhotoReason | null {
  // Customer decision 5: forbidden lifts every requirement.
  if (features.imagesForbidden || state === 'empty') return null;
  if (features.imageAlwaysRequired) return 'always';
  return features.unplausibleReadingsImageRequired && isImplausible(state) ? 'implausible' : null;
}
