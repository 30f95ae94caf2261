import { Button } from '../../primitives/Button/Button';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { useTexts } from '../../texts/use-texts';
import { Page } from '../Page/Page';

/** Shown after a bug in our code. The user can reload the page and loses nothing that was typed. */
export function ErrorScreen({ onReload }: { onReload: () => void }) {
  const { t } = useTexts();
  return (
    <Page>
      <EmptyState
        isScreen
        title={t('frame_error_title')}
        action={
          <Button variant="primary" onClick={onReload}>
            {t('frame_error_reload')}
          </Button>
        }
      >
        {t('frame_error_text')}
      </EmptyState>
    </Page>
  );
}
