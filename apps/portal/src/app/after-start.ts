import { watchWorker } from '../update/watch-worker';
import type { Surroundings } from './find-application';
import { keepSurroundings } from './kept-surroundings';
import type { Portal } from './start';
import { stateStorage } from './state-storage';

/** What the next visit will need: nobody waits for it, and without it everything works but offline. */
export async function afterStart(
  { leaving }: Portal,
  surroundings: Surroundings | null,
): Promise<void> {
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  if (surroundings !== null) quietly(keepSurroundings(stateStorage, surroundings));
  // Absent on plain http beyond localhost.
  if (!('serviceWorker' in navigator)) return;
  const { updates } = await leaving();
  quietly(watchWorker(navigator.serviceWorker, updates));
}
