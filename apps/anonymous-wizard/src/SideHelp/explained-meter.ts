import type { ExplainedMeter } from '@ablesbar/domain';
import type { WizardState } from '../Wizard/wizard-state';

type Entered = Pick<WizardState, 'choice' | 'chosen' | 'rates'>;

/** The meter of the form as the filters of instructions look at one. */
export function explainedMeter({ choice, chosen, rates }: Entered): ExplainedMeter {
  return {
    jobInfo: { meterType: chosen?.meter.meterType ?? null },
    meter: {
      meterNumber: choice.meterNumber,
      meterType: null,
      meterRateTasks: rates.map(({ rate }) => rate),
    },
  };
}
