import { watchWorker } from '../update';
import type { Surroundings } from './find-application';
import { keepSurroundings } from './kept-surroundings';
import { ignoreFailure } from '../base/ignore-failure';
import { loadPatiently } from '../base/load-patiently';
import type { Portal } from '../base/portal';
import { stateStorage } from './state-storage';

/**
 * Prepares the next visit. No user waits for this; without it the portal only lacks offline use.
 */
export async function afterStart(
  { leaving, connection }: Pick<Portal, 'leaving' | 'connection'>,
  surroundings: Surroundings | null,
): Promise<void> {
  if (surroundings !== null) ignoreFailure(keepSurroundings(stateStorage, surroundings));
  // Service workers are absent on plain http, except on localhost.
  if (!('serviceWorker' in navigator)) return;
  const { updates } = await loadPatiently(connection, leaving);
  ignoreFailure(watchWorker(navigator.serviceWorker, updates));
}
