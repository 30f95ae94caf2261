import { Button, Dialog, useTexts } from '@ablesbar/ui';
import { useObserved } from '@ablesbar/ui/observable';
import { useOnline } from '../../base/use-online';
import type { Updates } from '../../base/leaving';

/** A new build is waiting, or this page is outdated; the user decides when to reload. */
export function UpdateDialog({ updates }: { updates: Updates }) {
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
