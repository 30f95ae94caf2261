import { type ReactNode, useEffect, useState } from 'react';
import { afterFirstScreen } from '../../base/after-first-screen';
import { usePortal } from '../../base/portal';

/**
 * Dialogs that may open over any screen. They load after the first screen, so that they are
 * available offline.
 */
export function LateDialogs() {
  const { leaving, texts } = usePortal();
  const [dialogs, setDialogs] = useState<ReactNode>(null);
  useEffect(() => {
    afterFirstScreen(() => {
      void Promise.all([import('./PortalDialogs'), leaving(), texts.complete()]).then(
        ([{ PortalDialogs }, { updates }]) => setDialogs(<PortalDialogs updates={updates} />),
        // If loading fails, everything else works without them.
        () => undefined,
      );
    });
  }, [leaving, texts]);
  return dialogs;
}
