import type { Problem } from './problem';

/** A problem and the field that shows it. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly problem: Problem;
}

/** The fields that have a problem, in the given order. */
export function problemsAt<Field extends string>(
  checked: readonly (readonly [Field, Problem | null])[],
): readonly FieldProblem<Field>[] {
  return checked.flatMap(([field, problem]) => (problem === null ? [] : [{ field, problem }]));
}

/** True if the user must correct it before sending. */
export function isOpen({ problem }: { readonly problem: Problem }): boolean {
  return problem.severity === 'blocks';
}
