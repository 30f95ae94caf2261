import type { Problem, UnlistedAssessment, UnlistedField } from '@ablesbar/validation';

/** Missing entries are listed beside the button, not at their fields. */
export function problemOf({ problems }: UnlistedAssessment, field: UnlistedField): Problem | null {
  const problem = problems.find((one) => one.field === field)?.problem ?? null;
  return problem === null || isMissing(problem) ? null : problem;
}

function isMissing({ code }: Problem): boolean {
  return code === 'meter-number-missing' || code === 'value-missing' || code === 'photo-missing';
}
