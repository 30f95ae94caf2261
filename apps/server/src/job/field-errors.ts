import { sayProblem, type Texts } from '@ablesbar/i18n';
import type { FieldError } from '../base/errors';
import type { CallProblemCode, FieldProblem } from '../base/broken-rule';

// The user never reads these messages, because the app sends no such submission.
const SUBMISSION_TEXTS: Readonly<Record<Exclude<CallProblemCode, 'comment-not-offered'>, string>> =
  {
    'no-date': 'Expected an ISO 8601 timestamp or a plain date',
    'unknown-task': 'No rate of this job',
    'repeated-task': 'This rate is already in the list',
    'photo-damaged': 'Expected a photo',
  };

/** A customer may read these messages, so they are in the language of the application. */
export function fieldErrorsOf(
  problems: readonly FieldProblem[],
  texts: Texts,
): readonly FieldError[] {
  return problems.map(({ field, places, unit, problem }) => {
    if ('severity' in problem) return { field, message: sayProblem(texts, problem, places, unit) };
    // The reading may have waited in a queue since the time when the utility allowed free comments.
    return problem.code === 'comment-not-offered'
      ? { field, message: texts.t('comment_not_offered') }
      : { field, message: SUBMISSION_TEXTS[problem.code] };
  });
}
