import { lazyScreen } from '../base/lazy-screen';
import type { Portal } from '../base/portal';

/** All code behind the login loads in one step, and the workplace opens once per page (D7). */
export function lazySignedIn(portal: Portal) {
  return lazyScreen(async () => {
    const [{ openWorkplace }, { SignedInRoutes }] = await Promise.all([
      import('./open-workplace'),
      import('./SignedInRoutes'),
    ]);
    const workplace = await openWorkplace(portal);
    return () => <SignedInRoutes workplace={workplace} />;
  });
}
