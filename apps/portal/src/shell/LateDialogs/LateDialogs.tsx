import { type ReactNode, useEffect, useState } from 'react';
import { afterFirstScreen } from '../../base/after-first-screen';
import { usePortal } from '../../base/portal';

/** What may come up over any screen. It is fetched when the first one stands, and then is there offline. */
export function LateDialogs() {
  const { leaving, texts } = usePortal();
  const [dialogs, setDialogs] = useState<ReactNode>(null);
  useEffect(() => {
    afterFirstScreen(() => {
      void Promise.all([import('./PortalDialogs'), leaving(), texts.complete()]).then(
        ([{ PortalDialogs }, { updates }]) => setDialogs(<PortalDialogs updates={updates} />),
        // Lost on the way: everything else works without them.
        () => undefined,
      );
    });
  }, [leaving, texts]);
  return dialogs;
}
