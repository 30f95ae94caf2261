import { buttonClass, EmptyState, Page, StateSign, useTexts } from '@ablesbar/ui';
import { HOME_PATH } from '../../base/paths';
import { PortalLink } from '../../base/PortalLink';

export function NotFoundScreen() {
  const { t } = useTexts();
  return (
    <Page>
      <EmptyState
        isScreen
        sign={<StateSign kind="not-found" />}
        title={t('frame_not_found_title')}
        action={
          <PortalLink className={buttonClass({ variant: 'primary' })} href={HOME_PATH}>
            {t('frame_not_found_action')}
          </PortalLink>
        }
      />
    </Page>
  );
}
