import { useEffect, useId, useRef, useState } from 'react';
import { type ShareLogin, sharingWays } from '@ablesbar/domain';
import {
  Button,
  CheckIcon,
  CopyIcon,
  Dialog,
  LabelledValues,
  Notice,
  PrintIcon,
  QrCode,
  useTexts,
} from '@ablesbar/ui';
import { usePortal } from '../../base/portal';
import { within } from '../../base/ports';
import { ExportButton } from '../export/ExportButton';
import { type Access, loginLink, qrCells } from './access';
import { usePrinting } from './AccessCard';
import { MailForm } from './MailForm';
import * as css from './Access.css';

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

const CONFIRMED_MS = 2000;
const COPY_LIMIT_MS = 3000;

interface CopyLinkProps {
  readonly link: string;
  readonly isPrimary: boolean;
}

function CopyLink({ link, isPrimary }: CopyLinkProps) {
  const { t } = useTexts();
  const { ports } = usePortal();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState<'copied' | 'marked' | null>(null);

  useEffect(
    () => (said === 'copied' ? ports.after(CONFIRMED_MS, () => setSaid(null)) : undefined),
    [said, ports],
  );
  const copy = async () => {
    try {
      await within(ports.after, COPY_LIMIT_MS, navigator.clipboard.writeText(link));
      setSaid('copied');
    } catch {
      // Some browsers do not let a page copy, or never answer; the text is then selected for the user.
      field.current?.select();
      setSaid('marked');
    }
  };
  return (
    <div className={css.way}>
      <label className={css.label} htmlFor={id}>
        {t('management_link_label')}
      </label>
      <div className={css.beside}>
        <input
          ref={field}
          id={id}
          className={css.link}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          icon={said === 'copied' ? <CheckIcon size={20} /> : <CopyIcon size={20} />}
          onClick={() => void copy()}
        >
          {t(said === 'copied' ? 'management_link_copied' : 'management_link_action')}
        </Button>
      </div>
      <p className={css.hint} role="status">
        {said === 'copied' && t('management_link_copied_text')}
        {said === 'marked' && t('management_link_marked_text')}
      </p>
    </div>
  );
}

/** For a person at another screen, who types the login or scans the code. */
function WebLogin({ login, origin }: { login: ShareLogin; origin: string }) {
  const { t } = useTexts();
  const { token, username, password } = login;
  const rows = [
    { label: t('management_portal_label'), value: origin },
    { label: t('management_username_label'), value: username },
    { label: t('management_password_label'), value: password },
  ];
  return (
    <section className={css.way} aria-labelledby="access-web-login">
      <h3 id="access-web-login" className={css.label}>
        {t('management_web_login_title')}
      </h3>
      <div className={css.web}>
        <div className={css.code}>
          <QrCode cells={qrCells(loginLink(origin, token))} label={t('management_qr_label')} />
        </div>
        <div className={css.pairs} translate="no">
          {/* A server may send only a link, without username and password. */}
          <LabelledValues items={rows.filter(({ value }) => value !== '')} />
        </div>
      </div>
    </section>
  );
}
