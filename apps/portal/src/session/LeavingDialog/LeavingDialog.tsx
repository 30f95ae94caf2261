import { Button, Dialog, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { useSession } from '../../base/session';

/** Before a logout, tells the user that readings are still unsent (customer decision 15). */
export function LeavingDialog() {
  const { t } = useTexts();
  const { session } = usePortal();
  const { leaving } = useSession();
  const answer = (isWanted: boolean) => void session.answerLeaving(isWanted);
  return (
    <Dialog
      open={leaving !== null}
      tone="warning"
      title={t('session_logout_unsent_title')}
      onClose={() => answer(false)}
      actions={
        <>
          <Button onClick={() => answer(true)}>{t('session_logout_unsent_action')}</Button>
          <Button variant="primary" onClick={() => answer(false)}>
            {t('session_logout_unsent_stay')}
          </Button>
        </>
      }
    >
      <p>{leaving && t('session_logout_unsent_text', { count: leaving.unsent })}</p>
    </Dialog>
  );
}
