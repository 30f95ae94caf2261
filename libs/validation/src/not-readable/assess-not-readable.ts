import type { CalendarDay, Job, NotReadableReason } from '@ablesbar/domain';
import { checkComment } from '../comment/check-comment';
import { type CommentField, commentField, countedComment } from '../comment/comment-field';
import type { CommentProblem } from '../problem/problem';
import type { ReadingSettings } from '../reading/assess-rate';
import { type OpenPoint, openComment, openDate } from '../reading/open-points';
import { isReadingDateHidden, readingDateWindow } from '../reading/reading-date-window';
import { checkSending, sendingWindow } from '../reading/sending-window';

export interface NotReadableAssessment {
  readonly commentField: CommentField;
  readonly comment: CommentProblem | null;
  readonly open: readonly OpenPoint[];
  readonly canSend: boolean;
}

/**
 * Assesses the answer that a job's meter cannot be read. Date and window are those of a reading, and
 * 'other' needs a comment that says what.
 */
export function assessNotReadable({
  job,
  reason,
  comment,
  day,
  settings: { features, meterReading },
  today,
}: {
  readonly job: Job;
  /** Null until it is chosen. */
  readonly reason: NotReadableReason | null;
  readonly comment: string;
  readonly day: CalendarDay | null;
  readonly settings: ReadingSettings;
  readonly today: CalendarDay;
}): NotReadableAssessment {
  const field = commentField(meterReading, reason === 'OTHER');
  const problem = checkComment({
    comment: countedComment(comment, field, meterReading) ?? '',
    isRequired: field.isRequired,
    defaultComments: meterReading.defaultComments,
  });
  const open: readonly OpenPoint[] = [
    ...(reason === null ? [{ code: 'reason-missing' } as const] : []),
    ...openComment(problem),
    ...openDate({
      day: isReadingDateHidden({ job, features, today }) ? today : day,
      window: readingDateWindow({ job, meterReading, today }),
    }),
    ...(checkSending(sendingWindow({ job, features, today })) === null
      ? []
      : [{ code: 'sending-closed' } as const]),
  ];
  return { commentField: field, comment: problem, open, canSend: open.length === 0 };
}
