import { sayProblem } from '@ablesbar/i18n';
import { useDebounced, useTexts } from '@ablesbar/ui';
import type { Problem } from '@ablesbar/validation';
import { usePortal } from '../base/portal';

export interface FieldWithProblem {
  /** The field's content, as one text. */
  readonly entered: string;
  readonly problem: Problem | null;
  readonly places: number;
}

/**
 * Feedback on a field is debounced. Typing into another field does not change it, unless the
 * feedback itself changes: screen readers would announce it each time that it disappears and comes
 * back.
 */
export function useDebouncedProblem({ entered, problem, places }: FieldWithProblem) {
  const texts = useTexts();
  const { meterReading } = usePortal().application.config;
  const words = problem && sayProblem(texts, problem, places);
  const settled = useDebounced(`${entered}\n${words}`, meterReading.validationFeedbackDelay);
  return problem === null || words === null || settled === null
    ? {}
    : { problem: words, isDoubt: problem.severity === 'asks' };
}
