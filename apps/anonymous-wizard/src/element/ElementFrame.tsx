import { useEffect, type ReactNode } from 'react';
import type { Texts } from '@ablesbar/i18n';
import { HeadingLevel, LoadingScreen, TextsProvider, useTexts } from '@ablesbar/ui';
import { type Observed, useObserved } from '@ablesbar/ui/observable';
import { Wizard } from '../Wizard/Wizard';
import { WizardBoundary } from '../Wizard/WizardBoundary';
import { WizardContext, type WizardParts } from '../Wizard/wizard-context';
import { ElementContact } from './ElementContact';

/** A card that replaces the form, with a link to where the user can log in. */
type Card = (homeHref: string) => ReactNode;

/** What the element shows: nothing before the texts are loaded, then 'loading', then a card or the wizard. */
export type ElementView =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'loading'; readonly texts: Texts; readonly isSlow: boolean }
  | { readonly kind: 'card'; readonly texts: Texts; readonly card: Card }
  | { readonly kind: 'wizard'; readonly texts: Texts; readonly parts: WizardParts };

export interface ElementFrameProps {
  readonly view: Observed<ElementView>;
  readonly surface: HTMLElement;
  /** The level of the form's title among the headings of the page. */
  readonly level: number;
  /** The page may change it while the form is open. */
  readonly homeHref: string;
  readonly onBug: () => void;
}

export function ElementFrame({ view, surface, level, homeHref, onBug }: ElementFrameProps) {
  const shown = useObserved(view);
  if (shown.kind === 'nothing') return null;
  const parts = shown.kind === 'wizard' ? shown.parts : null;
  return (
    <TextsProvider texts={shown.texts}>
      <Language surface={surface} />
      <HeadingLevel value={level}>
        <WizardBoundary
          parts={parts}
          shown={shown}
          contact={parts && <ElementContact {...parts} />}
          onBug={onBug}
        >
          {shown.kind === 'loading' && <LoadingScreen isSlow={shown.isSlow} />}
          {shown.kind === 'card' && shown.card(homeHref)}
          {parts && (
            <WizardContext value={{ ...parts, homeHref }}>
              <Wizard />
            </WizardContext>
          )}
        </WizardBoundary>
      </HeadingLevel>
    </TextsProvider>
  );
}

/** Sets the language of the element, because the page around it may have a different one. */
function Language({ surface }: Pick<ElementFrameProps, 'surface'>) {
  const { htmlLang } = useTexts();
  useEffect(() => {
    surface.setAttribute('lang', htmlLang);
  }, [surface, htmlLang]);
  return null;
}
