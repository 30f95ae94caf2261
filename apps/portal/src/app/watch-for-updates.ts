import { createHttp } from '@ablesbar/api-client';
import {
  createReload,
  createUpdates,
  type Reload,
  type Updates,
  watchMissingFiles,
  watchTyping,
} from '../update';
import type { Ports } from './ports';

/** Before the start: a file may already be missing then. */
export function watchForUpdates({ fetch }: Pick<Ports, 'fetch'>): {
  readonly reload: Reload;
  readonly updates: Updates;
} {
  const reload = createReload(() => window.location.reload());
  const cameByReload = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
  const updates = createUpdates({ reload, isTyped: watchTyping(document), cameByReload });
  watchMissingFiles(window, createHttp({ fetch }), updates);
  return { reload, updates };
}
