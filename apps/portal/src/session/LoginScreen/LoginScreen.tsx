import { Suspense, useEffect, useState } from 'react';
import { buttonClass, lazyWithFallback, Notice, ScreenTitle, Tabs, useTexts } from '@ablesbar/ui';
import { isAnonymousReadingAvailable } from '@ablesbar/validation';
import { ANONYMOUS_READING_PATH, INTRODUCTION_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { PortalLink } from '../../base/PortalLink';
import { useSession } from '../../base/session';
import { notedUnsent } from '../../base/unsent-note';
import { LoginFailureDialog } from '../LoginFailureDialog/LoginFailureDialog';
import { LoginForm } from '../LoginForm/LoginForm';
import * as css from '../login.css';

const MeterGuide = lazyWithFallback(
  async () => (await import('../MeterGuide/MeterGuide')).MeterGuide,
  // The login works without the drawing, so nothing replaces it if it cannot load.
  () => null,
);

export function LoginScreen() {
  const { t } = useTexts();
  const { session } = usePortal();
  const { isFailureDialogOpen, failure, hasExpired } = useSession();
  const hasRoomBeside = useRoomBeside();

  return (
    <div className={css.screen}>
      <div className={css.main}>
        <ScreenTitle>{t('login_title')}</ScreenTitle>
        {hasExpired && (
          <Notice tone="info" title={t('session_expired_title')}>
            {t('session_expired_text')}
          </Notice>
        )}
        <UnsentNotice />
        <Tabs
          label={t('login_tabs_label')}
          tabs={[
            { id: 'credentials', label: t('login_tab_credentials'), panel: <LoginForm /> },
            { id: 'without', label: t('login_tab_without'), panel: <WithoutCredentials /> },
          ]}
        />
        <LoginLinks />
      </div>
      <aside className={css.aside}>
        {hasRoomBeside && (
          <Suspense>
            <MeterGuide />
          </Suspense>
        )}
      </aside>
      <LoginFailureDialog
        open={isFailureDialogOpen}
        isLink={failure === 'link'}
        onClose={session.closeFailureDialog}
      />
    </div>
  );
}

/** Whoever has sent without a connection and was logged out since must not take it for lost. */
function UnsentNotice() {
  const { t } = useTexts();
  const [count] = useState(() => notedUnsent(window));
  return (
    count > 0 && (
      <Notice tone="info" title={t('login_unsent_title', { count })}>
        {t('login_unsent_text')}
      </Notice>
    )
  );
}

/** The other ways to continue; imprint and privacy are in the footer below. */
function LoginLinks() {
  const { t } = useTexts();
  const { config } = usePortal().application;
  const isOffered = isAnonymousReadingAvailable(config.unknownUserReading);
  return (
    <div className={css.links}>
      {isOffered && (
        <p>
          {t('login_without_question')}{' '}
          <a href={ANONYMOUS_READING_PATH}>{t('login_without_action')}</a>
        </p>
      )}
      <p>
        <PortalLink href={INTRODUCTION_PATH}>{t('login_introduction_action')}</PortalLink>
      </p>
    </div>
  );
}

function WithoutCredentials() {
  const { t } = useTexts();
  const { config } = usePortal().application;
  const isOffered = isAnonymousReadingAvailable(config.unknownUserReading);
  return isOffered ? (
    <div className={css.without}>
      <p>{t('login_without_text')}</p>
      <a className={buttonClass({ variant: 'primary', wide: true })} href={ANONYMOUS_READING_PATH}>
        {t('login_without_action')}
      </a>
    </div>
  ) : (
    <div className={css.without}>
      <p>{t('login_without_off_text')}</p>
    </div>
  );
}

// A few frames: by then the form is painted and accepts input.
const AFTER_THE_FORM_MS = 200;

/**
 * Whether there is room beside the form. False until the form is painted, so that nothing else
 * loads before it. False on a phone, so that a phone never loads what it cannot show.
 */
export function useRoomBeside(): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useEffect(() => {
    const wide = window.matchMedia('(min-width: 1024px)');
    const look = () => setHasRoom(wide.matches);
    wide.addEventListener('change', look);
    const timer = setTimeout(look, AFTER_THE_FORM_MS);
    return () => {
      wide.removeEventListener('change', look);
      clearTimeout(timer);
    };
  }, []);
  return hasRoom;
}
