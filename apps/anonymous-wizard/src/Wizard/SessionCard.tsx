import { useEffect, useRef, useState } from 'react';
import { Button, EmptyState, Notice, StateLine, useTexts } from '@ablesbar/ui';
import { useObserved } from '@ablesbar/ui/observable';
import type { WizardStep } from '@ablesbar/validation';
import type { SessionState } from '../session/anonymous-session';
import { LazyEnteredSoFar } from './LaterStep';
import { useStartFact, useWizard } from './wizard-context';
import * as css from './Wizard.css';

/** Replaces the form. The entered values are kept. */
export function SessionCard({ kind }: { kind: Exclude<SessionState['kind'], 'ready' | 'asked'> }) {
  const { t } = useTexts();
  const { session, homeHref } = useWizard();
  const start = () => void session.start();
  switch (kind) {
    case 'expired':
      return (
        <>
          <EmptyState
            isScreen
            title={t('wizard_expired_title')}
            action={
              <Button variant="primary" onClick={start}>
                {t('wizard_expired_action')}
              </Button>
            }
          >
            {t('wizard_expired_text')}
          </EmptyState>
          <LazyEnteredSoFar />
        </>
      );
    case 'failed':
      return <UnavailableCard homeHref={homeHref} onRetry={start} />;
    case 'not-allowed':
      return <NotAllowedCard homeHref={homeHref} />;
  }
}

export function UnavailableCard(props: {
  /** Null as long as the texts of its link may be missing, too. */
  readonly homeHref: string | null;
  readonly onRetry: () => void;
}) {
  const { t } = useTexts();
  return (
    <EmptyState
      isScreen
      title={t('wizard_unavailable_title')}
      action={
        <>
          {props.homeHref !== null && (
            <>
              <Button variant="primary" href={props.homeHref}>
                {t('frame_home_link')}
              </Button>{' '}
            </>
          )}
          <Button variant="quiet" onClick={props.onRetry}>
            {t('frame_retry_action')}
          </Button>
        </>
      }
    >
      {t('wizard_unavailable_text')}
    </EmptyState>
  );
}

export function NotAllowedCard({ homeHref }: { readonly homeHref: string }) {
  const { t } = useTexts();
  return (
    <EmptyState
      isScreen
      title={t('wizard_disabled_title')}
      action={
        <Button variant="primary" href={homeHref}>
          {t('frame_home_link')}
        </Button>
      }
    >
      {t('wizard_disabled_text')}
    </EmptyState>
  );
}

/** Warns the user before the session ends, with a button that renews the session. */
export function EndingNotice() {
  const { t } = useTexts();
  const { session } = useWizard();
  const state = useObserved(session);
  const region = useRef<HTMLDivElement>(null);
  const step = useStartFact(({ place }) => place.step);
  const [renewal, setRenewal] = useState<'none' | 'waiting' | 'done' | 'failed'>('none');
  // It is said in the step where it happened, and not for the next half an hour.
  const [renewedIn, setRenewedIn] = useState<WizardStep | null>(null);
  const endsSoon = state.kind === 'ready' && state.endsSoon;
  const renew = async () => {
    setRenewal('waiting');
    setRenewedIn(step);
    setRenewal((await session.renew()) ? 'done' : 'failed');
  };
  // The button that had the focus is gone.
  useEffect(() => {
    if (renewal === 'done') region.current?.parentElement?.querySelector('h1')?.focus();
  }, [renewal]);
  // The region exists before the warning: screen readers announce only changes within an existing region.
  return (
    <div role="status" ref={region}>
      {renewal === 'done' && step === renewedIn && !endsSoon && (
        <div className={css.notice}>
          <StateLine state="done" title={t('wizard_renewed_title')} />
        </div>
      )}
      {endsSoon && (
        <div className={css.notice}>
          <Notice tone="warning" title={t('wizard_ending_title')}>
            {t(renewal === 'failed' ? 'wizard_renewal_failed' : 'wizard_ending_text')}
          </Notice>
          <Button waiting={renewal === 'waiting'} onClick={() => void renew()}>
            {t('wizard_ending_action')}
          </Button>
        </div>
      )}
    </div>
  );
}
