import { useSyncExternalStore } from 'react';
import type { Observable } from '../app/observable';

export function useObserved<T>({ get, subscribe }: Omit<Observable<T>, 'set'>): T {
  return useSyncExternalStore(subscribe, get, get);
}
