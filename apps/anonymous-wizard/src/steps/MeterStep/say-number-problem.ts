import type { Texts } from '@ablesbar/i18n';
import type { StartState } from '../../Wizard/start-state';

/** The words for the only field that can stop the first step. The later steps load their own words. */
export function sayNumberProblem(
  t: Texts['t'],
  problem: StartState['numberProblem'],
): string | null {
  switch (problem?.code) {
    case undefined:
      return null;
    case 'meter-number-incomplete':
      return t('problem_meter_number_incomplete');
    case 'meter-number-too-long':
      return t('problem_meter_number_too_long', { count: problem.limit });
  }
}
