import { createHttp } from '@ablesbar/api-client';
import { isReload } from '@ablesbar/ui';
import { createReload, createUpdates, watchMissingFiles, watchTyping } from '../update';
import type { Leaving } from '../base/leaving';
import type { Ports } from '../base/ports';

export function watchForUpdates({ fetch }: Pick<Ports, 'fetch'>): Leaving {
  const reload = createReload(() => window.location.reload());
  const updates = createUpdates({
    reload,
    isTyped: watchTyping(document),
    cameByReload: isReload(),
  });
  watchMissingFiles(window, createHttp({ fetch }), fetch, updates);
  return { reload, updates };
}
