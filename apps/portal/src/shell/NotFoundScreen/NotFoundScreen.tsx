import { Link } from 'react-router';
import { buttonClass, Page, ScreenTitle, useTexts } from '@ablesbar/ui';
import { HOME_PATH } from '../../app/paths';

export function NotFoundScreen() {
  const { t } = useTexts();
  return (
    <Page>
      <ScreenTitle>{t('frame_not_found_title')}</ScreenTitle>
      <p>
        <Link className={buttonClass({ variant: 'primary' })} to={HOME_PATH}>
          {t('frame_not_found_action')}
        </Link>
      </p>
    </Page>
  );
}
