import { Button, Dialog, useTexts } from '@ablesbar/ui';
import { isAnonymousReadingAvailable } from '@ablesbar/validation';
import { ANONYMOUS_READING_PATH } from '../../base/paths';
import { LateContact } from '../../base/LateContact';
import { usePortal } from '../../base/portal';

export interface LoginFailureDialogProps {
  readonly open: boolean;
  /**
   * Whether a login link failed; the title then says so. Users who typed their login know what
   * failed.
   */
  readonly isLink?: boolean;
  readonly onClose: () => void;
}

/**
 * A card may be printed before the server has its login, so its user is offered a reading without a
 * login.
 */
export function LoginFailureDialog({ open, isLink = false, onClose }: LoginFailureDialogProps) {
  const { t } = useTexts();
  const { config } = usePortal().application;
  const isOffered = isAnonymousReadingAvailable(config.unknownUserReading);
  return (
    <Dialog
      open={open}
      title={t(isLink ? 'login_error_link_title' : 'login_failure_title')}
      onClose={onClose}
      actions={
        <>
          {isOffered && (
            <Button href={ANONYMOUS_READING_PATH}>{t('login_failure_without_action')}</Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('frame_close_action')}
          </Button>
        </>
      }
    >
      {isLink && <p>{t('login_ended_link_text')}</p>}
      <p>{t('login_failure_text')}</p>
      {isOffered && <p>{t('login_failure_without_text')}</p>}
      <LateContact place="inside" />
    </Dialog>
  );
}
