import { receiptNumber } from '@ablesbar/domain';
import { shownSteps } from '../entry/step-after';
import type { WizardParts } from '../Wizard/wizard-context';
import type { AblesbarReadingEventDetails } from './public/ablesbar-reading';

export type Report = <Name extends keyof AblesbarReadingEventDetails>(
  name: Name,
  detail: AblesbarReadingEventDetails[Name],
) => void;

/** Tells the page of each step that is shown, beginning with this one, and of each reading that was stored. */
export function tellPage(
  { sent, state }: Pick<WizardParts, 'sent' | 'state'>,
  report: Report,
): void {
  let told: string | null = null;
  const tellStep = () => {
    const { hasContactStep, place } = state.get();
    if (place.step === told) return;
    told = place.step;
    const steps = shownSteps(hasContactStep);
    report('step', {
      step: place.step,
      number: steps.indexOf(place.step) + 1,
      count: steps.length,
    });
  };
  let toldSent: string | null = null;
  sent.subscribe(() => {
    const [newest] = sent.get();
    // A repeated request for a receipt sets `sent` again, but the newest reading is the same.
    if (newest === undefined || newest.key === toldSent) return;
    toldSent = newest.key;
    const { meterType } = newest.submission;
    report('submitted', { number: receiptNumber(newest.key), meterType });
  });
  state.subscribe(tellStep);
  tellStep();
}
