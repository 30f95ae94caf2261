import type { ReactNode } from 'react';
import type { Texts } from '@ablesbar/i18n';
import type { WizardParts } from '../Wizard/wizard-context';

/** What the page shows once it knows more than it was built with. */
export interface PageView {
  readonly texts: Texts;
  readonly bar: ReactNode;
  readonly footer: ReactNode;
  /** In the place of the form, which is kept behind it. */
  readonly card: ReactNode;
  /** Null until there are settings; the form stays as it was built. */
  readonly parts: WizardParts | null;
}
