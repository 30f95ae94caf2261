import { Button } from '../../primitives/Button/Button';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { useTexts } from '../../texts/use-texts';
import { Page } from '../Page/Page';

/** Shown if the server does not answer: without the server's settings nothing else can be shown. */
export function UnavailableScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <Page>
      <EmptyState
        isScreen
        title={t('frame_unavailable_title')}
        action={
          <Button variant="primary" onClick={onRetry}>
            {t('frame_retry_action')}
          </Button>
        }
      >
        {t('frame_unavailable_text')}
      </EmptyState>
    </Page>
  );
}
