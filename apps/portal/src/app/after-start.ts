import { watchWorker } from '../update';
import type { Surroundings } from './find-application';
import { keepSurroundings } from './kept-surroundings';
import { ignoreFailure } from '../base/ignore-failure';
import type { Portal } from '../base/portal';
import { stateStorage } from './state-storage';

/** What the next visit will need: nobody waits for it, and without it everything works but offline. */
export async function afterStart(
  { leaving }: Pick<Portal, 'leaving'>,
  surroundings: Surroundings | null,
): Promise<void> {
  if (surroundings !== null) ignoreFailure(keepSurroundings(stateStorage, surroundings));
  // Absent on plain http beyond localhost.
  if (!('serviceWorker' in navigator)) return;
  const { updates } = await leaving();
  ignoreFailure(watchWorker(navigator.serviceWorker, updates));
}
