import type { LikelyCause } from '@ablesbar/validation';
import type { TextKey } from '../texts/text-key';

/** What probably happened; the swapped tariff still needs the name of its `rate`. */
export const causeText = {
  'tariffs-swapped': 'cause_tariffs_swapped',
  'comma-slipped': 'cause_comma_slipped',
  'digits-transposed': 'cause_digits_transposed',
  'rolled-over': 'cause_rolled_over',
  'meter-exchanged': 'cause_meter_exchanged',
} as const satisfies Record<LikelyCause['code'], TextKey>;
