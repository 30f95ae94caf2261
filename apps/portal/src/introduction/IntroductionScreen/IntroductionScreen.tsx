import { type ComponentType, Suspense, useState } from 'react';
import {
  buttonClass,
  Count,
  LoadingScreen,
  Notice,
  Page,
  ScreenTitle,
  Section,
  useTexts,
} from '@ablesbar/ui';
import { ANONYMOUS_READING_PATH, HOME_PATH, JOBS_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { PortalLink } from '../../base/PortalLink';
import { failureWords } from '../../session';
import { useSession } from '../../base/session';
import { DemoReading } from './DemoReading';
import * as css from './IntroductionScreen.css';

/**
 * Explains the portal, with a reading to try out. A user who opens it while their login link is
 * being checked is led to their jobs as soon as these are loaded (customer decision 22).
 */
export function IntroductionScreen({ SignedIn }: { SignedIn: ComponentType }) {
  const { t } = useTexts();
  const { isLoggingIn, accountIds, failure } = useSession();
  const [isAwaited] = useState(isLoggingIn);
  const isLoggedIn = accountIds.length > 0;
  const words = isAwaited && failure !== null ? failureWords[failure] : null;

  if (isAwaited && isLoggedIn && !isLoggingIn) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SignedIn />
      </Suspense>
    );
  }
  return (
    <Page>
      <ScreenTitle>{t('introduction_title')}</ScreenTitle>
      <p className={css.lead}>{t('introduction_text')}</p>
      <div role="status">
        {isAwaited && isLoggingIn && (
          <Notice tone="info" title={t('login_checking_text')}>
            {t('introduction_waiting_text')}
          </Notice>
        )}
        {words && (
          <Notice tone={words.tone} title={t(words.title)}>
            {t(words.text)}
          </Notice>
        )}
      </div>
      <Section title={t('introduction_steps_title')}>
        <Steps />
      </Section>
      <Section title={t('introduction_try_title')}>
        <p className={css.trialText}>{t('introduction_try_text')}</p>
        <DemoReading />
      </Section>
      <Ways isLoggedIn={isLoggedIn} />
    </Page>
  );
}

function Steps() {
  const { t } = useTexts();
  const steps = [
    { title: t('introduction_read_title'), text: t('introduction_read_text') },
    { title: t('introduction_check_title'), text: t('introduction_check_text') },
    { title: t('introduction_send_title'), text: t('introduction_send_text') },
  ];
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text }, n) => (
        <li key={title} className={css.step}>
          <Count decimal={String(n + 1)} label={String(n + 1)} />
          <h3>{title}</h3>
          <p className={css.soft}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Ways({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { t } = useTexts();
  const { unknownUserReadingAllowed } = usePortal().application.config.unknownUserReading;
  const primary = buttonClass({ variant: 'primary' });
  return (
    <div className={css.ways}>
      {unknownUserReadingAllowed && (
        <a className={buttonClass({})} href={ANONYMOUS_READING_PATH}>
          {t('login_failure_without_action')}
        </a>
      )}
      <PortalLink className={primary} href={isLoggedIn ? JOBS_PATH : HOME_PATH}>
        {t(isLoggedIn ? 'introduction_jobs_action' : 'login_submit_action')}
      </PortalLink>
    </div>
  );
}
