import type { Features, MeterReadingConfig } from '@ablesbar/domain';
import { isImplausible, type RateState } from '../reading/assess-rate';

export interface CommentField {
  readonly isShown: boolean;
  readonly isRequired: boolean;
  /** If false, the user must choose one of the offered comments. */
  readonly isFreeText: boolean;
}

/** True if a value is implausible and the utility requires a comment for such values. */
export function isCommentRequired(states: readonly RateState[], features: Features): boolean {
  return features.unplausibleReadingsCommentRequired && states.some(isImplausible);
}

/**
 * How the user can give a comment. A required comment can always be given (customer decision 5).
 */
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

/**
 * The part of a comment that counts and is sent. A draft may be older than the settings: a comment
 * does not count if its field is not shown, or if it is free text where only offered comments are
 * allowed. A blank comment does not count.
 */
export function countedComment(
  comment: string,
  { isShown, isFreeText }: CommentField,
  { defaultComments }: Pick<MeterReadingConfig, 'defaultComments'>,
): string | null {
  const said = comment.trim();
  if (!isShown || said === '') return null;
  return isFreeText || defaultComments.some((offered) => offered.trim() === said) ? said : null;
}
