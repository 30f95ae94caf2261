import { useEffect } from 'react';
import { type Http, LOGO_PATH } from '@ablesbar/api-client';
import type { Texts } from '@ablesbar/i18n';
import {
  Button,
  EmptyState,
  Footer,
  LoadingScreen,
  Page,
  ScreenTitle,
  SkipLink,
  TopBar,
  useTexts,
} from '@ablesbar/ui';
import { availabilityOf } from '../availability/availability-of';
import { useApplication } from './use-application';

export interface WizardPageProps {
  readonly http: Http;
  readonly texts: Texts;
}

/** The reading without a login, as a page of its own. */
export function WizardPage({ http, texts }: WizardPageProps) {
  const { t, htmlLang } = useTexts();
  const application = useApplication(http, texts);
  const availability = availabilityOf(application);
  const name = application?.ok ? application.value.name : '';

  useEffect(() => {
    document.documentElement.lang = htmlLang;
    if (name !== '') document.title = t('frame_page_title', { applicationName: name });
  }, [name, htmlLang, t]);

  return (
    <>
      <SkipLink />
      <TopBar applicationName={name} logoSrc={LOGO_PATH} homeHref="/" items={[]} />
      {availability === 'loading' ? (
        <LoadingScreen />
      ) : (
        <Page>
          <ScreenTitle>{t('wizard_title')}</ScreenTitle>
          {availability === 'not-allowed' ? (
            <EmptyState
              title={t('wizard_disabled_title')}
              action={
                <Button variant="primary" href="/">
                  {t('wizard_login_action')}
                </Button>
              }
            >
              {t('wizard_disabled_text')}
            </EmptyState>
          ) : (
            <EmptyState
              title={t('wizard_unavailable_title')}
              action={<Button href="/">{t('frame_home_link')}</Button>}
            >
              {t('wizard_unavailable_text')}
            </EmptyState>
          )}
        </Page>
      )}
      <Footer applicationName={name} links={[]} />
    </>
  );
}
