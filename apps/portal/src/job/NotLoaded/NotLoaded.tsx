import { Button, EmptyState, useTexts } from '@ablesbar/ui';
import { useJobLoader } from '../job-loader-context';

/** Shown if no list could be loaded, so that its content is unknown. */
export function NotLoaded({ isScreen = false }: { isScreen?: boolean }) {
  const { t } = useTexts();
  const { load, isLoading } = useJobLoader();
  return (
    <EmptyState
      isScreen={isScreen}
      title={t('jobs_failed_title')}
      action={
        <Button waiting={isLoading} onClick={() => void load()}>
          {t('frame_retry_action')}
        </Button>
      }
    >
      {t('jobs_failed_text')}
    </EmptyState>
  );
}
