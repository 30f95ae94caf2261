import { lazy } from 'react';
import type { Portal } from '../base/portal';

/** Everything behind the login arrives in one go, and opens once for the life of the page (D7). */
export function lazySignedIn(portal: Portal) {
  return lazy(async () => {
    const [{ openWorkplace }, { SignedInRoutes }] = await Promise.all([
      import('./open-workplace'),
      import('./SignedInRoutes'),
    ]);
    const workplace = await openWorkplace(portal);
    return { default: () => <SignedInRoutes {...workplace} /> };
  });
}
