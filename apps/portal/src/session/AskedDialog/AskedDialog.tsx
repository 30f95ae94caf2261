import { Button, Dialog, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { useSession } from '../../base/session';

/**
 * A link may come from somebody else, so the user is told whose account it is before it is added.
 */
export function AskedDialog() {
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
