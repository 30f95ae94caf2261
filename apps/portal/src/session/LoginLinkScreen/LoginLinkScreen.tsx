import { Link, Navigate, useNavigate } from 'react-router';
import { Button, Notice, ScreenTitle, useTexts } from '@ablesbar/ui';
import { HOME_PATH, INTRODUCTION_PATH } from '../../app/paths';
import { usePortal } from '../../app/portal-context';
import { LoginFailureDialog } from '../LoginFailureDialog/LoginFailureDialog';
import { failureWords } from '../LoginForm/failure-words';
import { useLoginDestination } from '../use-login-destination';
import { useSession } from '../use-session';
import * as css from './LoginLinkScreen.css';

/** The target of links and QR codes. The login itself was started with the portal (start.ts). */
export function LoginLinkScreen() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { linkToken, session } = usePortal();
  const destination = useLoginDestination();
  const { isLoggingIn, failure } = useSession();

  if (isLoggingIn) {
    return (
      <div className={css.screen}>
        <ScreenTitle>{t('login_checking_text')}</ScreenTitle>
        <Link to={INTRODUCTION_PATH}>{t('login_introduction_action')}</Link>
      </div>
    );
  }
  if (failure === null) return <Navigate to={destination()} replace />;
  const words = failureWords[failure];
  return (
    <div className={css.screen}>
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
        onClose={() => void navigate(HOME_PATH, { replace: true })}
      />
    </div>
  );
}
