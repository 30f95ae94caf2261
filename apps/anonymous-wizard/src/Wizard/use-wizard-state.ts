import { useSyncExternalStore } from 'react';
import type { StartState } from './start-state';
import { useObserved } from '@ablesbar/ui/observable';
import { useStart, useWizard } from './wizard-context';
import type { WizardState } from './wizard-state';

export function useWizardState(): WizardState {
  return useObserved(useWizard().state);
}

/** What the first step shows, before and after the rest is loaded. */
export function useStartState(): StartState {
  return useObserved<StartState>(useStart().state);
}

/** One fact of the state. A component that needs only this fact does not render with every keystroke. */
export function useStartFact<Fact extends string | boolean | null>(
  factOf: (state: StartState) => Fact,
): Fact {
  const { get, subscribe } = useStart().state;
  const fact = () => factOf(get());
  return useSyncExternalStore(subscribe, fact, fact);
}
