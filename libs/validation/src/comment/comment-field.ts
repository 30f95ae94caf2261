import type { Features, MeterReadingConfig } from '@ablesbar/domain';
import { isImplausible } from '../reading/implausible';
import type { RateState } from '../reading/assess-rate';

export interface CommentField {
  readonly isShown: boolean;
  readonly isRequired: boolean;
  /** Else one of the offered comments is chosen. */
  readonly isFreeText: boolean;
}

/** An implausible value is explained where the utility wants to know why. */
export function isCommentRequired(states: readonly RateState[], features: Features): boolean {
  return features.unplausibleReadingsCommentRequired && states.some(isImplausible);
}

/** How a comment can be given. One that is required can always be given (decision 5). */
export function commentField(
  { commentsEnabled, freeTextCommentEnabled, defaultComments }: MeterReadingConfig,
  isRequired: boolean,
): CommentField {
  const hasChoice = defaultComments.length > 0;
  const isFreeText = freeTextCommentEnabled || (isRequired && !hasChoice);
  return {
    isShown: isRequired || (commentsEnabled && (isFreeText || hasChoice)),
    isRequired,
    isFreeText,
  };
}

/** What of a comment counts and is sent: nothing of a field that is not shown, and no mere blanks. */
export function countedComment(comment: string, { isShown }: CommentField): string | null {
  return isShown && comment.trim() !== '' ? comment.trim() : null;
}
