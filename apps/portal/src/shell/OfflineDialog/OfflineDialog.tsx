import { useState } from 'react';
import { Button, Dialog, useTexts } from '@ablesbar/ui';
import { useOnline } from '../../base/use-online';

/** Shown until it is closed once; from then on the toasts say it. Gone by itself when it is no longer true. */
export function OfflineDialog() {
  const { t } = useTexts();
  const isOnline = useOnline();
  const [isClosed, setIsClosed] = useState(false);
  const close = () => setIsClosed(true);
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
