import { type Job, type ShareLogin, sharingWays } from '@ablesbar/domain';
import { Button, Dialog, Notice, PrintIcon, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { usePrinting } from '../AccessCard/use-printing';
import { ExportButton } from '../export/ExportButton';
import { CopyLink } from './CopyLink';
import { loginLink } from './login-link';
import { MailForm } from './MailForm';
import { WebLogin } from './WebLogin';
import * as css from './Access.css';

export interface Access {
  readonly accountId: string;
  readonly name: string;
  readonly login: ShareLogin;
  readonly jobs: readonly Job[];
}

export interface AccessDialogProps {
  /** Null if there is nothing to show. */
  readonly access: Access | null;
  readonly onClose: () => void;
}

/** Shows the ways to pass on an access. Its login is shown only this once and is stored nowhere. */
export function AccessDialog({ access, onClose }: AccessDialogProps) {
  const { t } = useTexts();
  const { features } = usePortal().application.config;
  const { origin } = window.location;
  const ways = sharingWays(features);
  const printing = usePrinting(access ? [access] : []);
  return (
    <Dialog
      open={access !== null}
      title={t('management_access_title', { name: access?.name ?? '' })}
      closeLabel={t('frame_close_action')}
      onClose={onClose}
      actions={
        <>
          <Button icon={<PrintIcon size={20} />} onClick={printing.printNotices}>
            {t('management_notice_action')}
          </Button>
          <Button icon={<PrintIcon size={20} />} onClick={printing.printCards}>
            {t('management_card_action')}
          </Button>
          <Button onClick={onClose}>{t('management_access_close')}</Button>
        </>
      }
    >
      {access && (
        <div className={css.ways}>
          {printing.sheet}
          <Notice tone="info" title={t('management_access_once_title')}>
            {t('management_access_once_text')}
          </Notice>
          {ways.first === 'email' && <MailForm {...access} isPrimary />}
          <CopyLink
            link={loginLink(origin, access.login.token)}
            isPrimary={ways.first === 'link'}
          />
          <WebLogin login={access.login} origin={origin} />
          {ways.canExport && (
            <div>
              <ExportButton jobs={access.jobs} accountName={access.name} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
