import type { TextKey } from '@ablesbar/i18n';
import { isUnanswered } from '../job';

/**
 * Why something could not be removed from a share; null if it is gone, also by another hand. A server
 * that answers is no question of the internet connection.
 */
export function removalFailure(error: object | undefined): TextKey | null {
  if (error === undefined || ('kind' in error && error.kind === 'not-found')) return null;
  return isUnanswered(error) ? 'management_failed_text' : 'management_answered_failed_text';
}
