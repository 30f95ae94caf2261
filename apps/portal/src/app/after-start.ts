import { watchWorker } from '../update/watch-worker';
import { keepSurroundings, type Surroundings } from './find-application';
import type { Portal } from './start';
import { stateStorage } from './state-storage';

/** What the next visit will need: nobody waits for it, and without it everything works but offline. */
export function afterStart({ updates }: Portal, surroundings: Surroundings | null): void {
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  if (surroundings !== null) quietly(keepSurroundings(stateStorage, surroundings));
  // Absent on plain http beyond localhost.
  if ('serviceWorker' in navigator) quietly(watchWorker(navigator.serviceWorker, updates));
}
