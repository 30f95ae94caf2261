import { calendarDay, isNotReadableReason, isReadingValue } from '@ablesbar/domain';
import type { ReadingDraft } from './reading-draft.slice';

/** Whether a form can show what a disk or another tab has: another build may have written it. */
export function isReadingDraft(part: unknown): part is ReadingDraft {
  if (typeof part !== 'object' || part === null) return false;
  const {
    values,
    comment,
    commentedAt,
    reason,
    day,
    changedAt,
    enteredAt = {},
  }: Partial<Record<string, unknown>> = { ...part };
  return (
    typeof values === 'object' &&
    values !== null &&
    Object.values(values).every(isReadingValue) &&
    [comment, commentedAt, changedAt].every(isTextOrAbsent) &&
    (reason === undefined || isNotReadableReason(reason)) &&
    typeof enteredAt === 'object' &&
    Object.values({ ...enteredAt }).every((moment) => typeof moment === 'string') &&
    isChosenDay(day)
  );
}

const isTextOrAbsent = (part: unknown) => part === undefined || typeof part === 'string';

/** Null means today. */
export function isChosenDay(day: unknown): boolean {
  return day === null || (typeof day === 'string' && calendarDay(day) !== null);
}
