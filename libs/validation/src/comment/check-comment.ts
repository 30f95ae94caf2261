import type { CommentProblem } from '../problem/problem';

export const COMMENT_LEAST = 5;
export const COMMENT_MOST = 1000;

/** Checks that a comment is meaningful and not too long. */
export function checkComment({
  comment,
  isRequired,
  defaultComments,
}: {
  readonly comment: string;
  readonly isRequired: boolean;
  readonly defaultComments: readonly string[];
}): CommentProblem | null {
  // A comment that the utility offers is always accepted, even if it is short.
  if (defaultComments.some((offered) => offered.trim() === comment.trim() && offered.trim() !== ''))
    return null;
  if (lengthOf(comment) > COMMENT_MOST) {
    return { code: 'comment-too-long', severity: 'blocks', limit: COMMENT_MOST };
  }
  const said = lengthOf(comment.replace(/\s/g, ''));
  if (said >= COMMENT_LEAST) return null;
  if (said === 0) return isRequired ? { code: 'comment-missing', severity: 'blocks' } : null;
  return {
    code: 'comment-too-short',
    severity: isRequired ? 'blocks' : 'asks',
    least: COMMENT_LEAST,
  };
}

/** Counts code points, as the server does, so that an emoji counts as one. */
function lengthOf(text: string): number {
  return Array.from(text).length;
}
