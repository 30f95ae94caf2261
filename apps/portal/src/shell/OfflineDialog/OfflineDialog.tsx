import { useState } from 'react';
import { Button, Dialog, useTexts } from '@ablesbar/ui';
import { useOnline } from '../../base/use-online';

/**
 * Shown until the user closes it once; after that, only toasts report the connection. It closes
 * itself when the connection is back.
 */
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
