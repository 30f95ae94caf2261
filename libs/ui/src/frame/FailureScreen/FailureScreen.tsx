import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { useTexts } from '../../texts/use-texts';
import { StateSign } from '../../reading/StateSign/StateSign';
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

export interface UnavailableScreenProps {
  readonly onRetry: () => void;
  /** Whom the user can ask meanwhile. */
  readonly contact: ReactNode;
}

/** Shown if the server does not answer: without the server's settings nothing else can be shown. */
export function UnavailableScreen({ onRetry, contact }: UnavailableScreenProps) {
  const { t } = useTexts();
  return (
    <FailureScreen
      title={t('frame_unavailable_title')}
      text={t('frame_unavailable_text')}
      action={t('frame_retry_action')}
      onAction={onRetry}
    >
      {contact}
    </FailureScreen>
  );
}

export interface FailureProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
  /** Stands below the button. */
  readonly children?: ReactNode;
}

/** A screen that could not be shown, and what the user can do. */
export function FailureScreen({ title, text, action, onAction, children }: FailureProps) {
  const button = (
    <Button variant="primary" onClick={onAction}>
      {action}
    </Button>
  );
  return (
    <Page>
      <EmptyState isScreen sign={<StateSign kind="failed" />} title={title} action={button}>
        {text}
      </EmptyState>
      {children}
    </Page>
  );
}
