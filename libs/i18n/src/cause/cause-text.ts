import type { LikelyCause } from '@ablesbar/validation';
import type { TextKey } from '../texts/text-key';

/**
 * The text of each likely cause. The text for swapped tariffs also needs the name of the `rate`.
 */
export const causeText = {
  'tariffs-swapped': 'cause_tariffs_swapped',
  'comma-slipped': 'cause_comma_slipped',
  'digits-transposed': 'cause_digits_transposed',
  'rolled-over': 'cause_rolled_over',
  'meter-exchanged': 'cause_meter_exchanged',
} as const satisfies Record<LikelyCause['code'], TextKey>;
