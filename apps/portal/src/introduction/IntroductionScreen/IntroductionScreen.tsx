import { type ComponentType, useMemo, useState } from 'react';
import { EMPTY_VALUE } from '@ablesbar/domain';
import {
  Button,
  buttonClass,
  DrumNumber,
  Notice,
  Page,
  ScreenTitle,
  Section,
  useTexts,
} from '@ablesbar/ui';
import { DRAWN_VALUE, MeterDrawing } from '@ablesbar/ui/meter-drawing';
import { assessRate, isAnonymousReadingAvailable } from '@ablesbar/validation';
import { ANONYMOUS_READING_PATH, HOME_PATH, JOBS_PATH } from '../../base/paths';
import { usePortal } from '../../base/portal';
import { PortalLink } from '../../base/PortalLink';
import { useSession } from '../../base/session';
import { useToday } from '../../base/use-today';
import { RateEntry } from '../../reading';
import { failureWords } from '../../session';
import { demoSettings, demoTask } from './demo-meter';
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

  if (isAwaited && isLoggedIn && !isLoggingIn) return <SignedIn />;
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
      <NextSteps isLoggedIn={isLoggedIn} />
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
          <DrumNumber decimal={String(n + 1)} label={String(n + 1)} />
          <h3>{title}</h3>
          <p className={css.soft}>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function NextSteps({ isLoggedIn }: { isLoggedIn: boolean }) {
  const { t } = useTexts();
  const { config } = usePortal().application;
  const isOffered = isAnonymousReadingAvailable(config.unknownUserReading);
  const primary = buttonClass({ variant: 'primary' });
  return (
    <div className={css.ways}>
      {isOffered && (
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

/** A reading of a made-up meter, with the same field and the same rules as a real one. */
function DemoReading() {
  const { t } = useTexts();
  const today = useToday();
  const [value, setValue] = useState(EMPTY_VALUE);
  const task = useMemo(() => demoTask(today), [today]);
  const assessment = useMemo(
    () => assessRate({ task, value, day: today, settings: demoSettings }),
    [task, value, today],
  );
  const name = t('introduction_try_label');
  const drawn = `${DRAWN_VALUE.integer},${DRAWN_VALUE.decimals}`;

  return (
    <div className={css.trial}>
      <MeterDrawing label={t('introduction_drawing_label', { value: drawn })} />
      <div>
        <RateEntry
          name={name}
          targetDay={null}
          rate={{
            task,
            unit: 'kWh',
            value,
            day: today,
            settings: demoSettings,
            others: [],
            rateName: () => name,
          }}
          assessment={assessment}
          onChange={setValue}
          onConfirm={() => undefined}
        />
        <Button size="small" onClick={() => setValue(DRAWN_VALUE)}>
          {t('introduction_try_action')}
        </Button>
      </div>
    </div>
  );
}
