import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { METER_TYPES } from '@ablesbar/domain';
import { firstWords, type Texts } from '@ablesbar/i18n';
import {
  BarFrame,
  Button,
  Footer,
  Notice,
  Page,
  SkipLink,
  TextsProvider,
  useTexts,
} from '@ablesbar/ui';
import { cleanMeterNumber, type MeterChoice } from '@ablesbar/validation';
import { fieldId } from '../steps/StepForm';
import type { Start } from '../Wizard/create-start';
import { Wizard } from '../Wizard/Wizard';
import { WizardContext, type WizardParts } from '../Wizard/wizard-context';
import * as css from '../Wizard/Wizard.css';
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

const openInBrowser: OpenPage = async (start, show) =>
  (await import('./open-page')).openPage(start, show);

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
  useLayoutEffect(() => start.change(enteredBefore(document)), [start]);

  useEffect(() => {
    let isGone = false;
    // The settings, the other texts, the token and the rest load once the fields are visible and usable.
    const callOff = afterPaint(window, () => {
      open(start, (next) => !isGone && setView(next))
        // The server no longer has this build, or there is no connection: only reloading the page helps.
        .catch(() => !isGone && setIsLost(true));
    });
    return () => {
      isGone = true;
      callOff();
    };
  }, [start, open]);

  return (
    <TextsProvider texts={view?.texts ?? firstWords}>
      <SkipLink />
      {view?.bar ?? <BarFrame applicationName="" logoSrc={LOGO} homeHref={HOME} />}
      <Page>
        <div role="alert">{isLost && <LostNotice onRetry={() => reloadWith(start, window)} />}</div>
        {view?.card ?? (
          <WizardContext value={view?.parts ?? start}>
            <Wizard />
          </WizardContext>
        )}
      </Page>
      {view?.footer ?? <Footer applicationName="" links={[]} />}
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

/** Reloads the page and keeps what was entered: the next load reads it as a draft (customer decision 17). */
function reloadWith(start: Start, page: Window): void {
  const { meterNumber, meterType } = start.state.get().choice;
  const entry = { meterNumber, meterType };
  try {
    page.sessionStorage.setItem('ablesbar-wizard', JSON.stringify({ entry }));
  } catch {
    // Without a storage the user has to type the number again.
  }
  page.location.reload();
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

/**
 * What the user has typed and chosen in the built page before any script ran. React keeps the fields as
 * they are, but its state does not contain these entries.
 */
function enteredBefore(page: Document): Partial<MeterChoice> {
  const number = page.getElementById(fieldId({ field: 'meterNumber', obis: null }));
  const typed = number instanceof HTMLInputElement ? cleanMeterNumber(number.value) : '';
  const tile = page.querySelector('input[type=radio]:checked');
  // The first tile is checked in the built page, so it does not count as a choice.
  const isChosen = tile instanceof HTMLInputElement && !tile.defaultChecked;
  const meterType = isChosen ? METER_TYPES.find((type) => type === tile.value) : undefined;
  return { ...(typed !== '' && { meterNumber: typed }), ...(meterType && { meterType }) };
}
