import { useSyncExternalStore } from 'react';
import { Button, Dialog, useTexts } from '@ablesbar/ui';
import { useOnline } from '../../connection';
import type { Updates } from '../../update';

/** A new build waits, or this page is an old one; either way the person says when. */
export function UpdateDialog({ updates }: { updates: Updates }) {
  const { t } = useTexts();
  const state = useSyncExternalStore(updates.subscribe, updates.get);
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
