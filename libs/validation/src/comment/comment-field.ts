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

/** How a comment can be given. One that is required can always be given (customer decision 5). */
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
 * What of a comment counts and is sent. A draft may be older than the settings: nothing of a field that is
 * not shown, and no words of one's own where an offered comment is to be chosen. No mere blanks either.
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
