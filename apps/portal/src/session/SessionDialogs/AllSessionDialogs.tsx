import { Button, Dialog, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { useSession } from '../../base/session';
import { LoginFailureDialog } from '../LoginFailureDialog/LoginFailureDialog';
import { LoginForm } from '../LoginForm/LoginForm';

/** The last dialog opens on top: scanning a code while adding an account may lead to a question. */
export function AllSessionDialogs() {
  return (
    <>
      <AddAccountDialog />
      <LeavingDialog />
      <ConfirmAccountDialog />
    </>
  );
}

/** The login form in a dialog; a logged-in user adds another account with it. */
function AddAccountDialog() {
  const { t } = useTexts();
  const { session } = usePortal();
  const { isAdding, isFailureDialogOpen, failure } = useSession();
  return (
    <>
      <Dialog
        open={isAdding}
        title={t('session_add_action')}
        closeLabel={t('frame_close_action')}
        onClose={() => session.setAdding(false)}
        actions={null}
      >
        <LoginForm />
      </Dialog>
      <LoginFailureDialog
        open={isAdding && isFailureDialogOpen}
        isLink={failure === 'link'}
        onClose={session.closeFailureDialog}
      />
    </>
  );
}

/** Before a logout, tells which readings wait (customer decision 15) and which drafts go (D54). */
function LeavingDialog() {
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
      {leaving !== null && leaving.unsent > 0 && (
        <p>{t('session_logout_unsent_text', { count: leaving.unsent })}</p>
      )}
      {leaving !== null && leaving.drafts > 0 && (
        <p>{t('session_logout_drafts_text', { count: leaving.drafts })}</p>
      )}
    </Dialog>
  );
}

/**
 * A link may come from somebody else, so the user is told whose account it is before it is added.
 */
function ConfirmAccountDialog() {
  const { t } = useTexts();
  const { session } = usePortal();
  const { asked } = useSession();
  const name = asked?.account.name ?? t('frame_account_unnamed');
  const parentName = asked?.account.parentName;
  return (
    <Dialog
      open={asked !== null}
      title={t('session_asked_title', { name })}
      onClose={() => session.answerAsked(false)}
      actions={
        <>
          <Button onClick={() => session.answerAsked(false)}>{t('session_asked_decline')}</Button>
          <Button variant="primary" onClick={() => session.answerAsked(true)}>
            {t('session_asked_action')}
          </Button>
        </>
      }
    >
      {parentName && <p>{t('session_account_shared_text', { name: parentName })}</p>}
      <p>{t(asked?.replaces ? 'session_asked_replace_text' : 'session_asked_add_text')}</p>
      <p>{t('session_asked_hint')}</p>
    </Dialog>
  );
}
