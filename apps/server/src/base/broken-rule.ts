import type { Problem } from '@ablesbar/validation';
import { ApiError, type FieldError } from './errors';

/** Rules that only a call of another program breaks, or an app with an old form. */
export type CallProblemCode =
  | 'no-date'
  | 'unknown-task'
  | 'repeated-task'
  | 'comment-not-offered'
  | 'photo-damaged';

/**
 * A problem of one field. `places` is the number of decimals for the numbers in its message, `unit`
 * the unit of a reading; older refusals in the database have none.
 */
export interface FieldProblem {
  readonly field: string;
  readonly places: number;
  readonly unit?: string;
  readonly problem: Problem | { readonly code: CallProblemCode };
}

/** Refuses a reading because of its content. */
export class BrokenRule extends ApiError {
  constructor(
    readonly problems: readonly FieldProblem[],
    fieldErrors: readonly FieldError[],
  ) {
    super(422, fieldErrors);
  }
}
