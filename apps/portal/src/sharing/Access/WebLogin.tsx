import type { ShareLogin } from '@ablesbar/domain';
import { Pairs, QrCode, useTexts } from '@ablesbar/ui';
import { loginLink, qrCells } from './login-link';
import * as css from './Access.css';

/** For a person at another screen, who types the login or scans the code. */
export function WebLogin({ login, origin }: { login: ShareLogin; origin: string }) {
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
          <Pairs items={rows.filter(({ value }) => value !== '')} />
        </div>
      </div>
    </section>
  );
}
