import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstScreen } from '../../app/after-first-screen';

/** What may come up over any screen. It is fetched when the first one stands, and then is there offline. */
export function LateDialogs() {
  const [dialogs, setDialogs] = useState<readonly ComponentType[]>([]);
  useEffect(() => {
    afterFirstScreen(() => {
      void Promise.all([
        import('../OfflineDialog/OfflineDialog'),
        import('../UpdateDialog/UpdateDialog'),
      ]).then(
        ([{ OfflineDialog }, { UpdateDialog }]) => setDialogs([OfflineDialog, UpdateDialog]),
        // Lost on the way: everything else works without them.
        () => undefined,
      );
    });
  }, []);
  return dialogs.map((Dialog, index) => <Dialog key={index} />);
}
