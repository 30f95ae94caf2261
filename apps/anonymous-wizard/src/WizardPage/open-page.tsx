import { type Answer, createHttp, fetchApplication, fetchManifest } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import { createTexts, type Texts } from '@ablesbar/i18n';
import { applyBrand, Footer, surviveTranslation, trustOwnScripts, useTexts } from '@ablesbar/ui';
import { browserPorts } from '../app/ports';
import { availabilityOf } from '../availability/availability-of';
import type { Start } from '../Wizard/create-start';
import { loadLaterSteps } from '../Wizard/LaterStep';
import { NotAllowedCard, UnavailableCard } from '../Wizard/SessionCard';
import { footerLinks } from './footer-links';
import { openWizard } from './open-wizard';
import { HOME } from './page-addresses';
import { PageBar } from './PageBar';
import type { PageView } from './page-view';

/** Everything that the page was built without, in the order in which it is needed. */
export async function openPage(start: Start, show: (view: PageView) => void): Promise<void> {
  trustOwnScripts(window);
  surviveTranslation(Node.prototype);
  const http = createHttp(browserPorts);
  const [texts, application, { themeColor }] = await Promise.all([
    createTexts({ language: 'de', translations: {}, extent: 'form' }),
    fetchApplication(http),
    fetchManifest(http),
  ]);
  applyBrand(document.documentElement, themeColor);
  if (application.ok) await speak(texts, application.value);
  const isOpen = availabilityOf(application) === 'open';
  const known = application.ok ? application.value : null;
  const frame = {
    texts,
    bar: <PageBar application={known} texts={texts} namesTab={!isOpen} />,
    footer: <PageFooter application={application} />,
  };
  // As it is built it stays behind a card: what was entered is there when the settings come.
  const retry = () => void openPage(start, show);
  if (!application.ok || !isOpen) {
    const card = application.ok ? (
      <NotAllowedCard homeHref={HOME} />
    ) : (
      <UnavailableCard homeHref={HOME} onRetry={retry} />
    );
    show({ ...frame, card, parts: null });
    return;
  }
  const parts = openWizard({ application: application.value, http, texts }, start);
  show({ ...frame, card: null, parts });
  await parts.session.start();
  // Lost on the way it is fetched again when it is needed.
  await loadLaterSteps(texts).catch(() => undefined);
}

/** The server's language and its own words. */
async function speak(texts: Texts, { config }: Application): Promise<void> {
  const { defaultLanguage, translations } = config.languageConfig;
  texts.addTranslations(translations, defaultLanguage);
  await texts.use(defaultLanguage);
}

function PageFooter({ application }: { application: Answer<Application> }) {
  const { t } = useTexts();
  return application.ok ? (
    <Footer
      applicationName={application.value.name}
      links={footerLinks(t, application.value.config.legal)}
    />
  ) : (
    <Footer applicationName="" links={[]} />
  );
}
