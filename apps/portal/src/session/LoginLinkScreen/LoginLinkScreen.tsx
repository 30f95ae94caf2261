import { Navigate, useNavigate } from 'react-router';
import { Button, Notice, ScreenTitle, useTexts } from '@ablesbar/ui';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { HOME_PATH } from '../../app/paths';
import { usePortal } from '../../app/portal-context';
import { LoginFailureDialog } from '../LoginFailureDialog/LoginFailureDialog';
import { logInWithLink } from '../log-in';
import { failureWords } from '../LoginForm/failure-words';
import { selectIsLoggingIn, selectLoginFailure } from '../session.slice';
import { useLoginDestination } from '../use-login-destination';

/** The target of links and QR codes. The login itself was started with the portal (start.ts). */
export function LoginLinkScreen() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { linkToken } = usePortal();
  const destination = useLoginDestination();
  const isLoggingIn = useAppSelector(selectIsLoggingIn);
  const failure = useAppSelector(selectLoginFailure);

  if (isLoggingIn) return <ScreenTitle>{t('login_checking_text')}</ScreenTitle>;
  if (failure === null) return <Navigate to={destination} replace />;
  const words = failureWords[failure];
  return (
    <>
      <ScreenTitle>{t('login_title')}</ScreenTitle>
      <Notice tone={words.tone} title={t(words.title)}>
        {t(words.text)}
      </Notice>
      {linkToken !== null && failure !== 'link' && (
        <Button variant="primary" onClick={() => void dispatch(logInWithLink(linkToken))}>
          {t('frame_retry_action')}
        </Button>
      )}
      <LoginFailureDialog
        open={failure === 'link'}
        isLink
        onClose={() => void navigate(HOME_PATH, { replace: true })}
      />
    </>
  );
}
