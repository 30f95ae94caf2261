import { useSyncExternalStore } from 'react';
import { Button, Dialog, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../app/portal-context';
import { useOnline } from '../../connection';

/** A new build waits, or this page is an old one; either way the person says when. */
export function UpdateDialog() {
  const { t } = useTexts();
  const { updates } = usePortal();
  const state = useSyncExternalStore(updates.subscribe, updates.get);
  const isOnline = useOnline();
  const isUnderWay = state === 'under-way';
  return (
    <Dialog
      open={isUnderWay || (isOnline && state !== 'none')}
      title={t('frame_update_title')}
      onClose={updates.postpone}
      actions={
        <>
          <Button disabled={isUnderWay} onClick={updates.postpone}>
            {t('frame_update_later')}
          </Button>
          <Button variant="primary" waiting={isUnderWay} onClick={() => void updates.accept()}>
            {t('frame_update_action')}
          </Button>
        </>
      }
    >
      <p>{t(state === 'due' ? 'frame_update_due_text' : 'frame_update_text')}</p>
    </Dialog>
  );
}
