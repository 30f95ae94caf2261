import { Dialog, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { LoginFailureDialog } from '../LoginFailureDialog/LoginFailureDialog';
import { LoginForm } from '../LoginForm/LoginForm';
import { useSession } from '../../base/session';

/** The login form in a dialog; a logged-in user adds another account with it. */
export function AddAccountDialog() {
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
