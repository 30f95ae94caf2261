import { createHttp, fetchApplication, fetchManifest, type Http } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import { createTexts, firstWords, type Texts } from '@ablesbar/i18n';
import { applyTokens, SLOW_AFTER_MS } from '@ablesbar/ui';
import { isAnonymousReadingAvailable } from '@ablesbar/validation';
import { observable } from '@ablesbar/ui/observable';
import type { WizardPorts } from '../app/ports';
import { FIRST_PLACE } from '../entry/step-after';
import { loadStrip, type Strip } from '../steps/MeterStep/use-strip';
import { createWizard } from '../Wizard/create-wizard';
import { loadLaterSteps } from '../Wizard/LaterStep';
import { NotAllowedCard, UnavailableCard } from '../Wizard/SessionCard';
import type { Surroundings, WizardParts } from '../Wizard/wizard-context';
import { chosenLanguage } from './embedding-page';
import type { ElementView } from './ElementFrame';
import { createMemoryHistory } from './memory-history';
import type { AblesbarReadingPrefill } from './public/ablesbar-reading';
import { prefilled } from './prefill';
import { createRefusal, warnInConsole } from './refusal';
import { reportFailures } from './report-failures';
import { type Report, tellPage } from './tell-page';

export interface ElementSetup extends Surroundings {
  readonly host: HTMLElement;
  readonly surface: HTMLElement;
  readonly baseUrl: string;
  readonly ports: WizardPorts;
  readonly isReload: boolean;
  readonly print: () => void;
  readonly report: Report;
  /** What the page knows already; asked again when the form opens, at `fill` and at `reset`. */
  readonly prefill: () => AblesbarReadingPrefill;
}

export interface OpenElement {
  readonly view: ReturnType<typeof observable<ElementView>>;
  readonly speak: () => Promise<void>;
  /** Takes what the page knows by now into empty fields. */
  readonly fill: () => void;
  readonly reset: () => void;
  readonly close: () => void;
}

/** Loads and opens the form: the texts, the utility's settings, the token, the later steps. */
export function openElement(setup: ElementSetup): OpenElement {
  const { host, surface, report } = setup;
  const view = observable<ElementView>({ kind: 'nothing' });
  const { baseUrl, ports } = setup;
  const http = reportFailures(
    createHttp({ ...ports, baseUrl }),
    (failed) => report('failed', failed),
    createRefusal({
      fetch: ports.fetch,
      baseUrl,
      origin: self.origin,
      warn: warnInConsole,
    }),
  );
  let known: { readonly application: Application; readonly texts: Texts } | null = null;
  let strip: Strip | undefined;
  let isClosed = false;
  let stopTokens = applyTokens({ host, surface, themeColor: null });

  const speak = async () => {
    if (known === null) return;
    const { languageConfig } = known.application.config;
    const language = chosenLanguage(host.getAttribute('lang'), languageConfig);
    // Without its texts, the form speaks the language that it has.
    await known.texts.use(language).catch(() => undefined);
  };
  const load = async () => {
    const texts = await firstTexts(host.getAttribute('lang'));
    if (isClosed) return;
    view.set({ kind: 'loading', texts, isSlow: false });
    const callOff = ports.after(SLOW_AFTER_MS, () =>
      view.set({ kind: 'loading', texts, isSlow: true }),
    );
    const [answer, { themeColor }] = await Promise.all([
      fetchApplication(http),
      fetchManifest(http),
    ]);
    callOff();
    if (isClosed) return;
    stopTokens();
    stopTokens = applyTokens({ host, surface, themeColor });
    if (!answer.ok) {
      const card = (homeHref: string) => <UnavailableCard homeHref={homeHref} onRetry={open} />;
      view.set({ kind: 'card', texts, card });
      return;
    }
    const { defaultLanguage, translations } = answer.value.config.languageConfig;
    known = { application: answer.value, texts };
    texts.addTranslations(translations, defaultLanguage);
    const { disallowedCharacters } = answer.value.config.unknownUserReading;
    [strip] = await Promise.all([loadStrip(disallowedCharacters), speak()]);
    if (isClosed) return;
    if (!isAnonymousReadingAvailable(answer.value.config.unknownUserReading)) {
      const card = (homeHref: string) => <NotAllowedCard homeHref={homeHref} />;
      view.set({ kind: 'card', texts, card });
      return;
    }
    const parts = openWizard(setup, { ...known, http });
    view.set({ kind: 'wizard', texts, parts });
    fill();
    await parts.session.start();
    // If this fails, the steps are fetched again when the user gets to them.
    await loadLaterSteps(texts).catch(() => undefined);
  };
  // A file of the form did not come, not even its texts perhaps.
  const lose = () => {
    if (isClosed) return;
    setup.report('failed', { during: 'settings', reason: 'unexpected', status: null });
    const card = () => <UnavailableCard homeHref={null} onRetry={open} />;
    view.set({ kind: 'card', texts: known?.texts ?? firstWords, card });
  };
  const open = () => void load().catch(lose);
  open();

  const fill = () => {
    const shown = view.get();
    if (shown.kind !== 'wizard') return;
    const { entries, settings, state } = shown.parts;
    if (afterSending(shown.parts, fill)) return;
    // What was sent stays forgotten; the last step shows a copy of it (customer decision 17).
    if (state.get().place.step === 'DONE') return;
    entries.change(prefilled(entries.get().entry, setup.prefill(), settings, strip));
  };
  const empty = () => {
    const shown = view.get();
    if (shown.kind === 'wizard') shown.parts.entries.clear();
  };
  const reset = () => {
    const shown = view.get();
    if (shown.kind !== 'wizard') return;
    const { submitting, sent, notices, stepHistory } = shown.parts;
    if (afterSending(shown.parts, reset)) return;
    empty();
    submitting.set({ kind: 'idle' });
    for (const { id } of notices.get()) notices.close(id);
    fill();
    sent.set([]);
    stepHistory.replace(FIRST_PLACE);
    // Shows the form also after a bug.
    view.set({ ...shown });
  };
  return {
    view,
    speak,
    fill,
    reset,
    close() {
      isClosed = true;
      stopTokens();
      // The page has removed the form, so the user has left it (customer decision 17).
      empty();
    },
  };
}

/**
 * While a reading is on its way, nothing of the form changes, and its answer must not empty the form while the
 * next visitor types: what the page asks for meanwhile is done after it.
 */
function afterSending({ submitting }: WizardParts, action: () => void): boolean {
  if (submitting.get().kind !== 'sending') return false;
  const stop = submitting.subscribe(() => {
    stop();
    action();
  });
  return true;
}

/** The texts before the settings are loaded; only the settings say which languages the utility offers. */
function firstTexts(asked: string | null): Promise<Texts> {
  const language = chosenLanguage(asked, { defaultLanguage: 'de', enabledLanguages: [] });
  return createTexts({ language, translations: {}, extent: 'form' });
}

function openWizard(
  setup: ElementSetup,
  known: { readonly application: Application; readonly texts: Texts; readonly http: Http },
): WizardParts {
  const { isReload, ports } = setup;
  const stepHistory = createMemoryHistory({ storage: ports.storage, isReload });
  const parts = createWizard({ ...setup, ...known, stepHistory, SideHelp: null, LabelScan: null });
  tellPage(parts, setup.report);
  return parts;
}
