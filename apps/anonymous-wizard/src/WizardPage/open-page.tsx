import { createHttp, fetchApplication, fetchManifest } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import { createTexts, type Texts } from '@ablesbar/i18n';
import { isWizardAvailable } from '@ablesbar/validation';
import {
  applyBrand,
  Footer,
  footerLinks,
  surviveTranslation,
  trustOwnScripts,
  useTexts,
} from '@ablesbar/ui';
import { browserPorts, type WizardPorts } from '../app/ports';
import type { Start } from '../Wizard/create-start';
import { loadLaterSteps } from '../Wizard/LaterStep';
import { NotAllowedCard, UnavailableCard } from '../Wizard/SessionCard';
import { openWizard } from './open-wizard';
import { ACCESSIBILITY, HOME } from './page-addresses';
import { PageBar } from './PageBar';
import type { PageView } from './page-view';

/** Everything that the page was built without. */
export async function openPage(
  start: Start,
  show: (view: PageView) => void,
  ports: WizardPorts = browserPorts,
): Promise<void> {
  // Both hold for the page, however often its settings are asked for.
  trustOwnScripts(window);
  surviveTranslation(Node.prototype);
  await loadPage(start, show, ports);
}

/** In the order in which it is needed. */
async function loadPage(
  start: Start,
  show: (view: PageView) => void,
  ports: WizardPorts,
): Promise<void> {
  const http = createHttp(ports);
  const [texts, application, { themeColor }] = await Promise.all([
    createTexts({ language: 'de', translations: {}, extent: 'form' }),
    fetchApplication(http),
    fetchManifest(http),
  ]);
  applyBrand(document.documentElement, themeColor);
  if (application.ok) await speak(texts, application.value);
  const known = application.ok ? application.value : null;
  const isOpen = known !== null && isWizardAvailable(known.config.unknownUserReading);
  const frame = {
    texts,
    bar: <PageBar application={known} texts={texts} namesTab={!isOpen} />,
    footer: <PageFooter application={known} />,
  };
  // As it is built it stays behind a card: what was entered is there when the settings come.
  if (!isOpen) {
    const card = known ? (
      <NotAllowedCard homeHref={HOME} />
    ) : (
      <UnavailableCard homeHref={HOME} onRetry={() => void loadPage(start, show, ports)} />
    );
    show({ ...frame, card, parts: null });
    return;
  }
  const parts = openWizard({ application: known, http, texts, ports }, start);
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

function PageFooter({ application }: { application: Application | null }) {
  const { t } = useTexts();
  return application ? (
    <Footer
      applicationName={application.name}
      links={footerLinks(t, application.config.legal, ACCESSIBILITY)}
    />
  ) : (
    <Footer applicationName="" links={[]} />
  );
}
