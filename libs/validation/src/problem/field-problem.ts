import type { Problem } from './problem';

/** A problem and the field it stands at. */
export interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly problem: Problem;
}

/** Of checked fields those that have one, in the order they were given. */
export function problemsAt<Field extends string>(
  checked: readonly (readonly [Field, Problem | null])[],
): readonly FieldProblem<Field>[] {
  return checked.flatMap(([field, problem]) => (problem === null ? [] : [{ field, problem }]));
}

/** Has to be put right before sending. */
export function isOpen({ problem }: { readonly problem: Problem }): boolean {
  return problem.severity === 'blocks';
}
