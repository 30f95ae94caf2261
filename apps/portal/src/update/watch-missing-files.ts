import { fetchApplication, type Http } from '@ablesbar/api-client';
import type { Updates } from '../base/leaving';

/** If the server no longer has a file of this build, a newer build has replaced it. */
export function watchMissingFiles(
  page: Pick<Window, 'addEventListener'>,
  http: Http,
  updates: Pick<Updates, 'demand'>,
): void {
  page.addEventListener('vite:preloadError', () => {
    // Without a connection, or from a server or proxy in trouble, the file is not gone, and a reload
    // would leave an error page of the browser. So an answer of any status is not enough here.
    void fetchApplication(http).then(({ ok }) => {
      if (ok) updates.demand();
    });
  });
}
