/** A value that was valid from one moment to another. */
export interface Step {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly isEstimated: boolean;
}

export interface Run {
  readonly isEstimated: boolean;
  readonly points: readonly (readonly [at: number, value: number])[];
}

/**
 * Turns steps that follow each other into lines. The vertical line up or down to an estimate belongs to the
 * estimate. So the picture has gaps only where no value is known.
 */
export function stepRuns(steps: readonly Step[]): readonly Run[] {
  return steps.map((step, n) => {
    const [before, after] = [steps[n - 1], steps[n + 1]];
    const leads = before?.to === step.from && (step.isEstimated || !before.isEstimated);
    const follows = after?.from === step.to && step.isEstimated && !after.isEstimated;
    return {
      isEstimated: step.isEstimated,
      points: [
        ...(leads ? [[step.from, before.value] as const] : []),
        [step.from, step.value],
        [step.to, step.value],
        ...(follows ? [[step.to, after.value] as const] : []),
      ],
    };
  });
}
