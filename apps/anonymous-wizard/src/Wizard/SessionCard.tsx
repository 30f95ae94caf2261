import { Button, EmptyState, useTexts } from '@ablesbar/ui';
import type { SessionState } from '../session/anonymous-session';
import { KeptEntry } from './LaterStep';
import { useWizard } from './wizard-context';

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
          <KeptEntry />
        </>
      );
    case 'failed':
      return <UnavailableCard homeHref={homeHref} onRetry={start} />;
    case 'not-allowed':
      return <NotAllowedCard homeHref={homeHref} />;
  }
}

export function UnavailableCard(props: {
  readonly homeHref: string;
  readonly onRetry: () => void;
}) {
  const { t } = useTexts();
  return (
    <EmptyState
      isScreen
      title={t('wizard_unavailable_title')}
      action={
        <>
          <Button variant="primary" href={props.homeHref}>
            {t('frame_home_link')}
          </Button>{' '}
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
