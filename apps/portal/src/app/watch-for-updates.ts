import { createHttp } from '@ablesbar/api-client';
import { createReload, createUpdates, watchMissingFiles, watchTyping } from '../update';
import type { Leaving } from './leaving';
import type { Ports } from './ports';

export function watchForUpdates({ fetch }: Pick<Ports, 'fetch'>): Leaving {
  const reload = createReload(() => window.location.reload());
  const cameByReload = performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload');
  const updates = createUpdates({ reload, isTyped: watchTyping(document), cameByReload });
  watchMissingFiles(window, createHttp({ fetch }), updates);
  return { reload, updates };
}
