import type { Leaving } from '../base/leaving';
import { loadOnce } from '../base/load-once';
import type { Ports } from '../base/ports';

/** Created once per page; the first caller loads the code. */
export function lazyLeaving(ports: Pick<Ports, 'fetch'>): () => Promise<Leaving> {
  return loadOnce(async () => {
    const { watchForUpdates } = await import('./watch-for-updates');
    return watchForUpdates(ports);
  });
}
