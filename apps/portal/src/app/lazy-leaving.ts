import type { Leaving } from '../base/leaving';
import type { Ports } from '../base/ports';

/** Created once per page; the first caller loads the code. */
export function lazyLeaving(ports: Pick<Ports, 'fetch'>): () => Promise<Leaving> {
  let opening: Promise<Leaving> | null = null;
  return () =>
    (opening ??= import('./watch-for-updates').then(({ watchForUpdates }) =>
      watchForUpdates(ports),
    ));
}
