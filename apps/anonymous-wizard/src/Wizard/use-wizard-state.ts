import { useSyncExternalStore } from 'react';
import type { StartState } from './start-state';
import { useObserved } from './use-observed';
import { useStart, useWizard } from './wizard-context';
import type { WizardState } from './wizard-state';

export function useWizardState(): WizardState {
  return useObserved(useWizard().state);
}

/** What the first step shows, before and after the rest has come. */
export function useStartState(): StartState {
  return useObserved<StartState>(useStart().state);
}

/** One word of it: who shows no more is not drawn again with every key. */
export function useStartWord<Word extends string | boolean | null>(
  wordOf: (state: StartState) => Word,
): Word {
  const { get, subscribe } = useStart().state;
  const word = () => wordOf(get());
  return useSyncExternalStore(subscribe, word, word);
}
