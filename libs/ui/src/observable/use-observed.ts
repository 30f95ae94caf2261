import { useSyncExternalStore } from 'react';
import type { Observed } from './observable';

export function useObserved<T>({ get, subscribe }: Observed<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
