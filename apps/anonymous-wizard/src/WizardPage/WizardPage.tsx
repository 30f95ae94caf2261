import { useEffect, useLayoutEffect, useState } from 'react';
import { firstWords } from '@ablesbar/i18n';
import { BarFrame, Footer, Page, SkipLink, TextsProvider } from '@ablesbar/ui';
import type { Start } from '../Wizard/create-start';
import { Wizard } from '../Wizard/Wizard';
import { WizardContext } from '../Wizard/wizard-context';
import type { PageView } from './page-view';
import { HOME, LOGO } from './page-addresses';
import { afterPaint } from './after-paint';
import { enteredBefore } from './entered-before';
import { LostNotice } from './LostNotice';
import { reloadWith } from './reload-with';

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
