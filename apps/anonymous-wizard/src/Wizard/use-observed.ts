import { useSyncExternalStore } from 'react';
import type { Observed } from '../app/observable';

export function useObserved<T>({ get, subscribe }: Observed<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
