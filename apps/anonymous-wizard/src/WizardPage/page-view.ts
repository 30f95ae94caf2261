import type { ReactNode } from 'react';
import type { Texts } from '@ablesbar/i18n';
import type { WizardParts } from '../Wizard/wizard-context';

/** What the page shows once it knows more than it was built with. */
export interface PageView {
  readonly texts: Texts;
  readonly bar: ReactNode;
  readonly footer: ReactNode;
  /** Replaces the form. The entered values are kept. */
  readonly card: ReactNode;
  /** Null until the settings are loaded; until then the form stays as it was built. */
  readonly parts: WizardParts | null;
}
