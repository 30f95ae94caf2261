import { assessRate, type RateAssessment } from './assess-rate';

/**
 * A note is judged like a reading. But the utility's limits were made for one campaign, so even strict
 * ones only ask: only digits that the meter cannot show are refused.
 */
export function assessNote({ task, ...entered }: Parameters<typeof assessRate>[0]): RateAssessment {
  const readingValueValidation = { ...task.readingValueValidation, strictValidation: false };
  return assessRate({ task: { ...task, readingValueValidation }, ...entered });
}
