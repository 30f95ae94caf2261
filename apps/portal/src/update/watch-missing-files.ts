import { isServerThere, type Http } from '@ablesbar/api-client';
import type { Updates } from '../base/leaving';

/** A file of this build that the server no longer has: a newer build has taken its place. */
export function watchMissingFiles(
  page: Pick<Window, 'addEventListener'>,
  http: Http,
  updates: Pick<Updates, 'demand'>,
): void {
  page.addEventListener('vite:preloadError', () => {
    // Without a connection it is not gone, and a new page would not come either.
    void isServerThere(http).then((isThere) => {
      if (isThere) updates.demand();
    });
  });
}
