import { Page, Prose, ScreenTitle, useTexts } from '@ablesbar/ui';
import { usePortal } from '../../base/portal';

/**
 * The accessibility statement: how accessible the portal is, and what to do about barriers
 * (customer decision 41).
 */
export function AccessibilityScreen() {
  const { t } = useTexts();
  const { imprint } = usePortal().application.config.legal;
  return (
    <Page>
      <Prose>
        <ScreenTitle>{t('accessibility_title')}</ScreenTitle>
        <p>{t('accessibility_lead_text')}</p>
        <h2>{t('accessibility_state_title')}</h2>
        <p>{t('accessibility_state_text')}</p>
        <h2>{t('accessibility_expect_title')}</h2>
        <ul>
          <li>{t('accessibility_expect_keyboard')}</li>
          <li>{t('accessibility_expect_contrast')}</li>
          <li>{t('accessibility_expect_colour')}</li>
          <li>{t('accessibility_expect_input')}</li>
          <li>{t('accessibility_expect_motion')}</li>
        </ul>
        <h2>{t('accessibility_missing_title')}</h2>
        <ul>
          <li>{t('accessibility_missing_photo')}</li>
          <li>{t('accessibility_missing_qrcode')}</li>
          <li>{t('accessibility_missing_texts')}</li>
        </ul>
        <h2>{t('accessibility_ask_title')}</h2>
        <p>
          {t('accessibility_ask_text')} {imprint.url !== null && t('accessibility_imprint_text')}
        </p>
        <h2>{t('accessibility_office_title')}</h2>
        <p>{t('accessibility_office_text')}</p>
      </Prose>
    </Page>
  );
}
