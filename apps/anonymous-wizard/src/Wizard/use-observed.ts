import { useSyncExternalStore } from 'react';
import type { Observed } from '../app/observable';

export function useObserved<T>({ get, subscribe }: Observed<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}

/** One word of it: who shows no more is not drawn again while the rest changes. */
export function useObservedWord<T, Word extends string>(
  { get, subscribe }: Observed<T>,
  wordOf: (value: T) => Word,
): Word {
  const getWord = () => wordOf(get());
  return useSyncExternalStore(subscribe, getWord, getWord);
}
