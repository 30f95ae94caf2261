import { useState } from 'react';
import { Button, Dialog, useTexts } from '@ablesbar/ui';
import { useObserved } from '@ablesbar/ui/observable';
import type { Updates } from '../../base/leaving';
import { useOnline } from '../../base/use-online';
import { rememberOfflineExplained, wasOfflineExplained } from './offline-explained';

export function PortalDialogs({ updates }: { updates: Updates }) {
  return (
    <>
      <OfflineDialog />
      <UpdateDialog updates={updates} />
    </>
  );
}

/**
 * Shown until the user closes it once on this device (D296); the line above every screen says the
 * same at any time. It closes itself when the connection is back.
 */
function OfflineDialog() {
  const { t } = useTexts();
  const isOnline = useOnline();
  const [isClosed, setIsClosed] = useState(() => wasOfflineExplained(window));
  const close = () => {
    setIsClosed(true);
    rememberOfflineExplained(window);
  };
  return (
    <Dialog
      open={!isOnline && !isClosed}
      tone="warning"
      title={t('connection_offline_title')}
      onClose={close}
      actions={
        <Button variant="primary" onClick={close}>
          {t('connection_offline_action')}
        </Button>
      }
    >
      <p>{t('connection_offline_text')}</p>
    </Dialog>
  );
}

/** A new build is waiting, or this page is outdated; the user decides when to reload. */
function UpdateDialog({ updates }: { updates: Updates }) {
  const { t } = useTexts();
  const state = useObserved(updates);
  const isOnline = useOnline();
  const isUnderWay = state === 'under-way';
  return (
    <Dialog
      open={isUnderWay || (isOnline && state !== 'none')}
      title={t('connection_update_title')}
      onClose={updates.postpone}
      actions={
        <>
          <Button disabled={isUnderWay} onClick={updates.postpone}>
            {t('connection_update_later')}
          </Button>
          <Button variant="primary" waiting={isUnderWay} onClick={() => void updates.accept()}>
            {t('connection_update_action')}
          </Button>
        </>
      }
    >
      <p>{t(state === 'due' ? 'connection_update_due_text' : 'connection_update_text')}</p>
    </Dialog>
  );
}
