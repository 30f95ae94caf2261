import type { Reload, Updates } from '../update';
import type { Ports } from './ports';

/** What has to be done before this page goes, and why it might. */
export interface Leaving {
  readonly reload: Reload;
  readonly updates: Updates;
}

/** Once for the life of the page; whoever asks first loads it. */
export function lazyLeaving(ports: Pick<Ports, 'fetch'>): () => Promise<Leaving> {
  let opening: Promise<Leaving> | null = null;
  return () =>
    (opening ??= import('./watch-for-updates').then(({ watchForUpdates }) =>
      watchForUpdates(ports),
    ));
}
