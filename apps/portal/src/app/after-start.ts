import { watchWorker } from '../update/watch-worker';
import type { Surroundings } from './find-application';
import { keepSurroundings } from './kept-surroundings';
import { quietly } from './quietly';
import type { Portal } from './start';
import { stateStorage } from './state-storage';

/** What the next visit will need: nobody waits for it, and without it everything works but offline. */
export async function afterStart(
  { leaving }: Pick<Portal, 'leaving'>,
  surroundings: Surroundings | null,
): Promise<void> {
  if (surroundings !== null) quietly(keepSurroundings(stateStorage, surroundings));
  // Absent on plain http beyond localhost.
  if (!('serviceWorker' in navigator)) return;
  const { updates } = await leaving();
  quietly(watchWorker(navigator.serviceWorker, updates));
}
