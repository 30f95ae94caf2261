import type { Leaving } from '../base/leaving';
import type { Ports } from '../base/ports';

/** Once for the life of the page; whoever asks first loads it. */
export function lazyLeaving(ports: Pick<Ports, 'fetch'>): () => Promise<Leaving> {
  let opening: Promise<Leaving> | null = null;
  return () =>
    (opening ??= import('./watch-for-updates').then(({ watchForUpdates }) =>
      watchForUpdates(ports),
    ));
}
