import { fetchApplication, type Http } from '@ablesbar/api-client';
import type { Updates } from '../base/leaving';
import type { Ports } from '../base/ports';

/** The page of another build begins with a script of another name. */
const FIRST_SCRIPT = 'script[type="module"]';

/**
 * If a file of this build cannot be fetched, a newer build may have replaced it. Something between the
 * server and the browser may also refuse it: then a reload would not help, and no newer build may be
 * promised. So the server is asked for this page, too.
 */
export function watchMissingFiles(
  page: Pick<Window, 'addEventListener' | 'document'>,
  http: Http,
  fetch: Ports['fetch'],
  updates: Pick<Updates, 'demand'>,
): void {
  const isReplaced = async () => {
    const script = page.document.querySelector(FIRST_SCRIPT)?.getAttribute('src');
    const { pathname } = page.document.location;
    const headers = { accept: 'text/html' };
    const answer = await fetch(pathname, { headers, cache: 'no-store' });
    const served = await answer.text();
    // Not parsed: the policy of this page trusts no HTML. A page without scripts is none of ours.
    return script && served.includes('type="module"') && !served.includes(script);
  };
  const demandIfReplaced = async () => {
    // Without a connection, or from a server or proxy in trouble, a reload would leave an error page of
    // the browser. So an answer of any status is not enough here.
    const { ok } = await fetchApplication(http);
    if (ok && (await isReplaced())) updates.demand();
  };
  page.addEventListener('vite:preloadError', () => {
    void demandIfReplaced().catch(() => undefined);
  });
}
