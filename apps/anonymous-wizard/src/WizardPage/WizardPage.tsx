import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { firstWords, type Texts } from '@ablesbar/i18n';
import {
  BarFrame,
  BugBoundary,
  Button,
  Footer,
  isReload,
  Notice,
  Page,
  SkipLink,
  TextsProvider,
  useTexts,
} from '@ablesbar/ui';
import type { Start } from '../Wizard/create-start';
import { Wizard } from '../Wizard/Wizard';
import { WizardBoundary } from '../Wizard/WizardBoundary';
import { WizardContext, type WizardParts } from '../Wizard/wizard-context';
import * as css from '../Wizard/Wizard.css';
import { enteredBefore, keepEntered } from './entered-before';
import { HOME, LOGO } from './page-surroundings';

/** What the page shows once it knows more than it was built with. */
export interface PageView {
  readonly texts: Texts;
  readonly bar: ReactNode;
  /** The footer, below the utility's contact. */
  readonly footer: ReactNode;
  /** Replaces the form. The entered values are kept. */
  readonly card: ReactNode;
  /** Null until the settings are loaded; until then the form stays as it was built. */
  readonly parts: WizardParts | null;
}

export type OpenPage = (start: Start, show: (view: PageView) => void) => Promise<void>;

const openInBrowser: OpenPage = async (start, show) => {
  const { openPage, prepareDocument } = await import('./open-page');
  prepareDocument();
  await openPage(start, show);
};

export interface WizardPageProps {
  readonly start: Start;
  /** Loads everything that the built page does not contain. Stories pass their own function. */
  readonly open?: OpenPage;
}

/** The page for a reading without a login: first as it was built, then with what `open` has loaded. */
export function WizardPage({ start, open = openInBrowser }: WizardPageProps) {
  const [view, setView] = useState<PageView | null>(null);
  const [isLost, setIsLost] = useState(false);

  // Runs as soon as React has hydrated the page: the user could fill in the fields before that.
  useLayoutEffect(() => start.change(enteredBefore(window)), [start]);

  useEffect(() => {
    let isGone = false;
    // The settings, the other texts, the token and the rest load once the fields are visible and usable.
    const callOff = afterPaint(window, () => {
      open(start, (next) => {
        // In pieces: the whole page renders again, and the user may be typing.
        if (!isGone) startTransition(() => setView(next));
      })
        // The server no longer has this build, or there is no connection: only reloading the page helps.
        .catch(() => !isGone && setIsLost(true));
    });
    return () => {
      isGone = true;
      callOff();
    };
  }, [start, open]);

  const bar = <BarFrame applicationName="" logoSrc={LOGO} homeHref={HOME} />;
  const footer = <Footer applicationName="" links={[]} />;
  return (
    <TextsProvider texts={view?.texts ?? firstWords}>
      <SkipLink />
      <BugBoundary fallback={() => bar}>{view?.bar ?? bar}</BugBoundary>
      <Page>
        <div role="alert">{isLost && <LostNotice onRetry={() => reloadWith(start, window)} />}</div>
        <WizardBoundary parts={view?.parts ?? start} shown={view}>
          {view?.card ?? (
            <WizardContext value={view?.parts ?? start}>
              <Wizard />
            </WizardContext>
          )}
        </WizardBoundary>
      </Page>
      <BugBoundary fallback={() => footer}>{view?.footer ?? footer}</BugBoundary>
    </TextsProvider>
  );
}

/** Shown if the rest of the wizard could not be fetched. A retry keeps what was entered. */
function LostNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <div className={css.notice}>
      <Notice tone="error" title={t('wizard_unavailable_title')}>
        {t('wizard_unavailable_text')}
      </Notice>
      <Button onClick={onRetry}>{t('frame_retry_action')}</Button>
    </div>
  );
}

/** Loads the page again with what was entered (customer decision 17). */
function reloadWith(start: Start, page: Window): void {
  keepEntered(start.state.get().choice, page);
  // The draft of an earlier visit stays behind: only a reload takes up a draft (D56).
  if (isReload()) page.location.reload();
  else page.location.replace(page.location.pathname + page.location.search);
}

/**
 * Runs the action after the next paint. Returns a function that cancels it. A background tab never paints,
 * so there a timer runs the action: the page must be ready when the user comes back to it.
 */
function afterPaint(page: Window, action: () => void): () => void {
  if (page.document.hidden) {
    const timer = page.setTimeout(action);
    return () => page.clearTimeout(timer);
  }
  let timer = 0;
  const frame = page.requestAnimationFrame(() => {
    timer = page.setTimeout(action);
  });
  return () => {
    page.cancelAnimationFrame(frame);
    page.clearTimeout(timer);
  };
}
