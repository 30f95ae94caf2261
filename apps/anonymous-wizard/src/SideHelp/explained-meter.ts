import type { ExplainedMeter } from '@ablesbar/domain';
import type { WizardState } from '../Wizard/wizard-state';

type Entered = Pick<WizardState, 'choice' | 'chosen' | 'rates'>;

/** The meter entered in the form, in the shape that the filters of instructions check. */
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
