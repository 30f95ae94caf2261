import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import type { Observed } from './observable';

/**
 * React's own subscription begins in an effect, mostly after the paint. A key pressed before that would
 * change the state unheard, and React would put the older value back into the field.
 */
export function useObserved<T>({ get, subscribe }: Observed<T>): T {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => subscribe(renderAgain), [subscribe]);
  return useSyncExternalStore(subscribe, get, get);
}
