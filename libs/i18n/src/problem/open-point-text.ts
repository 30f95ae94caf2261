import type { OpenPoint } from '@ablesbar/validation';
import type { TextKey } from '../texts/text-key';

/** What is still to do, in the list above a disabled send button. */
export const openPointText = {
  'value-missing': 'reading_open_value',
  'value-refused': 'reading_open_correct',
  'date-missing': 'reading_open_date_missing',
  'date-outside': 'reading_open_date',
  'sending-closed': 'reading_open_sending',
} as const satisfies Record<OpenPoint['code'], TextKey>;
