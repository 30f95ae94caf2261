import { useEffect } from 'react';
import { Button, Notice, ScreenTitle, useTexts } from '@ablesbar/ui';
import { HOME_PATH, INTRODUCTION_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { PortalLink } from '../../base/PortalLink';
import { LoginFailureDialog } from '../LoginFailureDialog/LoginFailureDialog';
import { failureWords } from '../LoginForm/failure-words';
import { type Destination, useLinkDestination } from '../login-navigation';
import { useSession } from '../../base/session';
import * as css from '../login.css';

/** The target of links and QR codes. The login itself begins when the portal starts (start.ts). */
export function LoginLinkScreen() {
  const { t } = useTexts();
  const { linkToken, session, address } = usePortal();
  const destination = useLinkDestination();
  const { isLoggingIn, failure } = useSession();

  if (isLoggingIn) {
    return (
      <div className={css.linkScreen}>
        <ScreenTitle>{t('login_checking_text')}</ScreenTitle>
        <PortalLink href={INTRODUCTION_PATH}>{t('login_introduction_action')}</PortalLink>
      </div>
    );
  }
  if (failure === null) return <GoOn {...destination()} />;
  const words = failureWords[failure];
  return (
    <div className={css.linkScreen}>
      <ScreenTitle>{t('login_title')}</ScreenTitle>
      <Notice tone={words.tone} title={t(words.title)}>
        {t(words.text)}
      </Notice>
      {linkToken !== null && failure !== 'link' && (
        <Button variant="primary" onClick={() => void session.logInWithLink(linkToken)}>
          {t('frame_retry_action')}
        </Button>
      )}
      <LoginFailureDialog
        open={failure === 'link'}
        isLink
        onClose={() => address.replace(HOME_PATH)}
      />
    </div>
  );
}

function GoOn({ path, state }: Destination) {
  const { address } = usePortal();
  useEffect(() => address.replace(path, state), [address, path, state]);
  return null;
}
