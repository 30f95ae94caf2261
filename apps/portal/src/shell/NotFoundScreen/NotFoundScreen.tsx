import { buttonClass, Page, ScreenTitle, useTexts } from '@ablesbar/ui';
import { HOME_PATH } from '../../base/paths';
import { PortalLink } from '../../base/PortalLink';

export function NotFoundScreen() {
  const { t } = useTexts();
  return (
    <Page>
      <ScreenTitle>{t('frame_not_found_title')}</ScreenTitle>
      <p>
        <PortalLink className={buttonClass({ variant: 'primary' })} href={HOME_PATH}>
          {t('frame_not_found_action')}
        </PortalLink>
      </p>
    </Page>
  );
}
