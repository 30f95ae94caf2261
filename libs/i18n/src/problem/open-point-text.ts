import type { OpenPoint } from '@ablesbar/validation';
import type { Texts } from '../texts/create-texts';
import type { TextKey } from '../texts/text-key';

const openPointText = {
  'value-missing': 'reading_open_value',
  'value-refused': 'reading_open_correct',
  'date-missing': 'reading_open_date_missing',
  'date-outside': 'reading_open_date',
  'photo-missing': 'reading_open_photo',
  'too-many-photos': 'reading_open_photos_many',
  'photos-forbidden': 'reading_open_photos_forbidden',
  'comment-missing': 'reading_open_comment',
  'comment-too-short': 'reading_open_comment_short',
  'comment-too-long': 'reading_open_comment_long',
  'sending-closed': 'reading_open_sending',
  'reason-missing': 'reading_open_reason',
} as const satisfies Record<OpenPoint['code'], TextKey>;

/**
 * What the user must still do, in the list above a disabled send button; with the rate, if the
 * meter has several.
 */
export function sayOpenPoint(
  t: Texts['t'],
  code: OpenPoint['code'],
  rate: string | null = null,
): string {
  const words = t(openPointText[code]);
  return rate === null ? words : `${words}: ${rate}`;
}
