import { useEffect } from 'react';
import { type Http, LOGO_PATH } from '@ablesbar/api-client';
import type { Texts } from '@ablesbar/i18n';
import { Footer, LoadingScreen, Page, SkipLink, TopBar, useTexts } from '@ablesbar/ui';
import type { WizardPorts } from '../app/ports';
import { availabilityOf } from '../availability/availability-of';
import { NotAllowedCard, UnavailableCard } from '../Wizard/SessionCard';
import { footerLinks } from './footer-links';
import { nextLanguage } from './next-language';
import { PageWizard } from './PageWizard';
import { useApplication } from './use-application';

export interface WizardPageProps {
  readonly http: Http;
  readonly texts: Texts;
  readonly ports: WizardPorts;
}

const HOME = '/';

/** The reading without a login, as a page of its own. */
export function WizardPage({ http, texts, ports }: WizardPageProps) {
  const { t, htmlLang, language } = useTexts();
  const { answer, reload } = useApplication(http, texts);
  const application = answer?.ok ? answer.value : null;
  const name = application?.name ?? '';
  const availability = availabilityOf(answer);
  const enabled = application?.config.languageConfig.enabledLanguages ?? [];
  const next = nextLanguage(enabled, language);

  useEffect(() => {
    document.documentElement.lang = htmlLang;
    if (availability !== 'open' && name !== '') {
      document.title = t('frame_page_title', { applicationName: name });
    }
  }, [availability, name, htmlLang, t]);

  return (
    <>
      <SkipLink />
      <TopBar
        applicationName={name}
        logoSrc={LOGO_PATH}
        homeHref={HOME}
        items={[]}
        {...(next && {
          language: { name: next.readableName, onSwitch: () => void texts.use(next.name) },
        })}
      />
      {availability === 'loading' ? (
        <LoadingScreen />
      ) : (
        <Page>
          {application !== null && availability === 'open' ? (
            <PageWizard application={application} http={http} texts={texts} ports={ports} />
          ) : availability === 'not-allowed' ? (
            <NotAllowedCard homeHref={HOME} />
          ) : (
            <UnavailableCard homeHref={HOME} onRetry={reload} />
          )}
        </Page>
      )}
      <Footer
        applicationName={name}
        links={application ? footerLinks(t, application.config.legal) : []}
      />
    </>
  );
}
