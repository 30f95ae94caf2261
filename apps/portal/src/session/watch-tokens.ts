import { keepTokensFresh } from '@ablesbar/api-client';
import type { Ports } from '../base/ports';
import type { Portal } from '../base/portal';

/** Renews tokens while the page is visible, or while it sends waiting readings. */
export async function watchTokens(
  { sessions, ports }: Pick<Portal, 'sessions'> & { readonly ports: Pick<Ports, 'now' | 'after'> },
  page: Pick<Document, 'addEventListener' | 'visibilityState'>,
  isSending: () => boolean,
): Promise<void> {
  const lookAtAll = await keepTokensFresh({
    sessions,
    clock: { now: () => ports.now().getTime(), after: ports.after },
    random: Math.random(),
    isAwake: () => page.visibilityState === 'visible' || isSending(),
  });
  // Tokens may have expired overnight in the background or in a closed laptop.
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible') lookAtAll();
  });
}
