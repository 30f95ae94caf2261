import { createHttp, fetchApplication, fetchManifest } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import { createTexts, type Texts } from '@ablesbar/i18n';
import {
  applyBrand,
  Footer,
  footerLinks,
  isReload,
  languageOfVisit,
  lazyWithFallback,
  surviveTranslation,
  trustOwnScripts,
  useTexts,
} from '@ablesbar/ui';
import { isAnonymousReadingAvailable } from '@ablesbar/validation';
import { browserPorts, type WizardPorts } from '../app/ports';
import { LabelScan } from '../steps/MeterStep/LabelScan';
import { createPageHistory } from '../entry/step-history';
import { takenOver } from '../entry/taken-over';
import { stripOfClass } from '../steps/MeterStep/use-strip';
import type { Start } from '../Wizard/create-start';
import { createWizard, type WizardSetup } from '../Wizard/create-wizard';
import { loadLaterSteps } from '../Wizard/LaterStep';
import { NotAllowedCard, UnavailableCard } from '../Wizard/SessionCard';
import type { WizardParts } from '../Wizard/wizard-context';
import { ACCESSIBILITY, HOME, pageSurroundings } from './page-surroundings';
import { PageBar } from './PageBar';
import { PageContact } from './PageContact';
import type { PageView } from './WizardPage';

/** Both change the whole document, so they run once, however often the settings are fetched. */
export function prepareDocument(): void {
  trustOwnScripts(window);
  surviveTranslation(Node.prototype);
}

/**
 * Loads everything that the built page does not contain, in the order in which the page needs it.
 */
export async function openPage(
  start: Start,
  show: (view: PageView) => void,
  ports: WizardPorts = browserPorts,
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
    footer: (
      <>
        <PageContact application={known} http={http} />
        <PageFooter application={known} />
      </>
    ),
  };
  // A card replaces the form. `start` keeps what was entered until a retry gets the settings.
  if (known === null) {
    await new Promise<void>((retry) => {
      const card = <UnavailableCard homeHref={HOME} onRetry={retry} />;
      show({ ...frame, card, parts: null });
    });
    // The form takes the place of the button: of two loads, the later one would replace the form of the other.
    show({ ...frame, card: null, parts: null });
    return openPage(start, show, ports);
  }
  if (!isOpen) {
    show({ ...frame, card: <NotAllowedCard homeHref={HOME} />, parts: null });
    return;
  }
  const parts = openWizard({ application: known, http, texts, ports }, start);
  show({ ...frame, card: null, parts });
  await parts.session.start();
  // If this fails, the steps are fetched again when the user gets to them.
  await loadLaterSteps(texts).catch(() => undefined);
}

/**
 * Adds the server's translations and switches to the language of this visit. If its texts do not load, the
 * form speaks the language that it has.
 */
async function speak(texts: Texts, { config }: Application): Promise<void> {
  const { defaultLanguage, translations } = config.languageConfig;
  texts.addTranslations(translations, defaultLanguage);
  await texts.use(languageOfVisit(config.languageConfig, window)).catch(() => undefined);
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

/** Shown beside the form. If it cannot be loaded, the form is shown alone. */
const SideHelp = lazyWithFallback(
  async () => (await import('../SideHelp/SideHelp')).SideHelp,
  () => null,
);

/** Creates the wizard of the page, with what the user entered before the wizard was loaded. */
function openWizard(
  known: Pick<WizardSetup, 'application' | 'http' | 'texts' | 'ports'>,
  start: Start,
): WizardParts {
  const parts = createWizard({
    ...known,
    ...pageSurroundings,
    print: () => window.print(),
    SideHelp,
    LabelScan,
    stepHistory: createPageHistory(window),
    isReload: isReload(),
  });
  const { entry, chosen } = parts.state.get();
  const medium = chosen?.meter.meterType ?? null;
  const choice = start.handOver(parts.change);
  const strip = stripOfClass(parts.settings.disallowedCharacters ?? '');
  const meterNumber = strip?.(choice.meterNumber) ?? choice.meterNumber;
  const change = takenOver({ ...choice, meterNumber }, entry, medium);
  if (Object.keys(change).length > 0) parts.entries.change(change);
  // A page that the browser restores from its history was left before (customer decision 17).
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Only a reload of the user takes the draft up again, and this one looks like it.
    parts.entries.clear();
    window.location.reload();
  });
  return parts;
}
