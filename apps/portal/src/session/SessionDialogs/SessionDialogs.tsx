import { type ComponentType, useEffect, useState } from 'react';
import { usePortal } from '../../base/portal';
import { useSession } from '../../base/session';

/**
 * What the session has to ask. It is fetched as soon as there is somebody to ask, for whoever wants to
 * leave without a connection must be asked, too.
 */
export function SessionDialogs() {
  const { texts } = usePortal();
  const { accountIds, isAdding, asked } = useSession();
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  const isSomebodyHere = accountIds.length > 0;
  // Lost on the way, they are fetched again with the next question.
  const question = isAdding || asked !== null;

  useEffect(() => {
    if (!isSomebodyHere) return;
    void Promise.all([
      import('./AllDialogs'),
      import('../../outbox/count-unsent'),
      texts.complete(),
    ]).then(
      ([{ AllDialogs }]) => setDialogs(() => AllDialogs),
      () => undefined,
    );
  }, [isSomebodyHere, question, texts]);

  return Dialogs && <Dialogs />;
}
