import { Button } from '../../primitives/Button/Button';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { useTexts } from '../../texts/use-texts';
import { Page } from '../Page/Page';

/** Shown after a bug in our code. The user can reload the page and loses nothing that was typed. */
export function ErrorScreen({ onReload }: { onReload: () => void }) {
  const { t } = useTexts();
  return (
    <FailureScreen
      title={t('frame_error_title')}
      text={t('frame_error_text')}
      action={t('frame_error_reload')}
      onAction={onReload}
    />
  );
}

/** Shown if the server does not answer: without the server's settings nothing else can be shown. */
export function UnavailableScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <FailureScreen
      title={t('frame_unavailable_title')}
      text={t('frame_unavailable_text')}
      action={t('frame_retry_action')}
      onAction={onRetry}
    />
  );
}

export interface FailureProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** A screen that could not be shown, and what the user can do. */
export function FailureScreen({ title, text, action, onAction }: FailureProps) {
  const button = (
    <Button variant="primary" onClick={onAction}>
      {action}
    </Button>
  );
  return (
    <Page>
      <EmptyState isScreen title={title} action={button}>
        {text}
      </EmptyState>
    </Page>
  );
}
