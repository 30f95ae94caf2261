import { type ComponentType, useEffect, useState } from 'react';
import { usePortal } from '../../base/portal';
import { useSession } from '../../base/session';

/**
 * The dialogs of the session. They load as soon as an account is logged in, because a user who logs
 * out without a connection must be asked too.
 */
export function SessionDialogs() {
  const { texts } = usePortal();
  const { accountIds, isAdding, asked } = useSession();
  const [Dialogs, setDialogs] = useState<ComponentType | null>(null);
  const isSomebodyHere = accountIds.length > 0;
  // If loading failed, the next question loads them again.
  const question = isAdding || asked !== null;

  useEffect(() => {
    if (!isSomebodyHere) return;
    void Promise.all([
      import('./AllSessionDialogs'),
      import('../../outbox/count-unsent'),
      texts.complete(),
    ]).then(
      ([{ AllSessionDialogs }]) => setDialogs(() => AllSessionDialogs),
      () => undefined,
    );
  }, [isSomebodyHere, question, texts]);

  return Dialogs && <Dialogs />;
}
