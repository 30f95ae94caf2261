import { createHttp, fetchApplication, fetchManifest } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import { createTexts, type Texts } from '@ablesbar/i18n';
import { isAnonymousReadingAvailable } from '@ablesbar/validation';
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

/** Loads everything that the built page does not contain. */
export async function openPage(
  start: Start,
  show: (view: PageView) => void,
  ports: WizardPorts = browserPorts,
): Promise<void> {
  // Both change the whole page, so they run once, however often the settings are fetched.
  trustOwnScripts(window);
  surviveTranslation(Node.prototype);
  await loadPage(start, show, ports);
}

/** Loads the parts of the page in the order in which the page needs them. */
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
  const isOpen = known !== null && isAnonymousReadingAvailable(known.config.unknownUserReading);
  const frame = {
    texts,
    bar: <PageBar application={known} texts={texts} namesTab={!isOpen} />,
    footer: <PageFooter application={known} />,
  };
  // A card replaces the form. `start` keeps what was entered until a retry gets the settings.
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
  // If this fails, the steps are fetched again when the user gets to them.
  await loadLaterSteps(texts).catch(() => undefined);
}

/** Switches to the server's default language and adds the server's translations. */
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
