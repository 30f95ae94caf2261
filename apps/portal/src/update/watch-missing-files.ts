import { isServerReachable, type Http } from '@ablesbar/api-client';
import type { Updates } from '../base/leaving';

/** If the server no longer has a file of this build, a newer build has replaced it. */
export function watchMissingFiles(
  page: Pick<Window, 'addEventListener'>,
  http: Http,
  updates: Pick<Updates, 'demand'>,
): void {
  page.addEventListener('vite:preloadError', () => {
    // Without a connection the file is not gone, and a reload would fail too.
    void isServerReachable(http).then((isThere) => {
      if (isThere) updates.demand();
    });
  });
}
