import { Button, EmptyState, useTexts } from '@ablesbar/ui';
import { useJobLoader } from '../job-loader-context';

/** No list came, so nobody knows what would stand in it. */
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
