import type { NotReadableReason } from '@ablesbar/domain';
import type { TextKey } from '../texts/text-key';

/** Why a meter cannot be read. */
export const notReadableText = {
  NO_ACCESS: 'not_readable_no_access',
  METER_REMOVED: 'not_readable_meter_removed',
  METER_DEFECTIVE: 'not_readable_meter_defective',
  OTHER: 'not_readable_else',
} as const satisfies Record<NotReadableReason, TextKey>;
