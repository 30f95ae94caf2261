import { type ReactNode, useEffect } from 'react';
import { BugBoundary, Button, EmptyState, useTexts } from '@ablesbar/ui';
import type { StartParts, WizardParts } from './wizard-context';

export interface WizardBoundaryProps {
  /** Null as long as no form is open that could be shown again with its entries. */
  readonly parts: StartParts | WizardParts | null;
  /** Another value here shows the form again. */
  readonly shown: unknown;
  /** Whom the user can ask after a bug, if the page does not say it already. */
  readonly contact?: ReactNode;
  readonly onBug?: () => void;
  readonly children: ReactNode;
}

/** Catches the bugs of the form. The entries lie outside of React, so a retry shows the form with them. */
export function WizardBoundary({ parts, contact, children, ...rest }: WizardBoundaryProps) {
  return (
    <BugBoundary
      {...rest}
      fallback={(onRetry) => (
        <>
          <BugCard parts={parts} onRetry={onRetry} />
          {contact}
        </>
      )}
    >
      {children}
    </BugBoundary>
  );
}

/** The state of the wizard is not asked: it may be what is broken. */
function showsSent(parts: WizardBoundaryProps['parts']): boolean {
  if (parts === null || parts.later === null) return false;
  return parts.stepHistory.get().step === 'DONE' && parts.sent.get().length > 0;
}

interface BugCardProps extends Pick<WizardBoundaryProps, 'parts'> {
  readonly onRetry: () => void;
}

function BugCard({ parts, onRetry }: BugCardProps) {
  const { t } = useTexts();
  useEffect(() => {
    parts?.showTop();
  }, [parts]);
  return (
    <EmptyState
      isScreen
      title={t('frame_error_title')}
      action={
        <Button variant="primary" onClick={onRetry}>
          {t('frame_retry_action')}
        </Button>
      }
    >
      {t(showsSent(parts) ? 'wizard_error_sent_text' : 'wizard_error_text')}
    </EmptyState>
  );
}
