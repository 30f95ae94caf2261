import { sayProblem } from '@ablesbar/i18n';
import { useSettled, useTexts } from '@ablesbar/ui';
import type { Problem } from '@ablesbar/validation';
import { usePortal } from '../base/portal';

export interface FieldWithProblem {
  /** What stands in it, as one text. */
  readonly entered: string;
  readonly problem: Problem | null;
  readonly places: number;
}

/**
 * What is said of a field, once it has stood still. What somebody types into another field leaves it
 * standing, unless it changes it: taken away and put back, it would be read out each time.
 */
export function useSettledProblem({ entered, problem, places }: FieldWithProblem) {
  const texts = useTexts();
  const { meterReading } = usePortal().application.config;
  const words = problem && sayProblem(texts, problem, places);
  const settled = useSettled(`${entered}\n${words}`, meterReading.validationFeedbackDelay);
  return problem === null || words === null || settled === null
    ? {}
    : { problem: words, isDoubt: problem.severity === 'asks' };
}
