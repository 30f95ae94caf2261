import { type ComponentType, useEffect, useState } from 'react';
import { usePortal } from '../../app/portal-context';
import { useSession } from '../use-session';

/** What the session has to ask; loaded with its words when there is something to ask. */
export function SessionDialogs() {
  const { texts } = usePortal();
  const { asked, leaving, isAdding } = useSession();
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  const isWanted = asked !== null || leaving !== null || isAdding;

  useEffect(() => {
    if (!isWanted) return;
    void Promise.all([import('./AllDialogs'), texts.complete()]).then(
      ([{ AllDialogs }]) => setDialogs(() => AllDialogs),
      // Not to be had without a connection; the next question asks for it again.
      () => undefined,
    );
  }, [isWanted, texts]);

  return Dialogs && <Dialogs />;
}
