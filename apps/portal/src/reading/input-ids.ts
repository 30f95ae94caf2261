import type { OpenPoint } from '@ablesbar/validation';

/** The list of open points links to the fields by these ids. */
export const DATE_INPUT_ID = 'reading-date';
export const COMMENT_INPUT_ID = 'reading-comment';
export const REASON_INPUT_ID = 'not-readable-reason';
export const valueInputId = (taskId: string): string => `value-${taskId}`;
export const photoInputId = (taskId: string): string => `photos-${taskId}`;

/** Null if no field can resolve the point. */
export function targetOf(point: OpenPoint): string | null {
  switch (point.code) {
    case 'value-missing':
    case 'value-refused':
      return valueInputId(point.taskId);
    case 'photo-missing':
    case 'too-many-photos':
    case 'photos-forbidden':
      return photoInputId(point.taskId);
    case 'comment-missing':
    case 'comment-too-short':
    case 'comment-too-long':
      return COMMENT_INPUT_ID;
    case 'date-missing':
    case 'date-outside':
      return DATE_INPUT_ID;
    case 'reason-missing':
      return REASON_INPUT_ID;
    case 'sending-closed':
      return null;
  }
}
