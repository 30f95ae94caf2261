import { createContext, use } from 'react';
import type { Http } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';
import type { Notices } from '../app/notices';
import type { Observable } from '../app/observable';
import type { WizardPorts } from '../app/ports';
import type { EntryStore } from '../entry/entry-store';
import type { Places } from '../entry/places';
import type { AnonymousSession } from '../session/anonymous-session';
import type { Sent } from '../submission/sent';

/** What every step works with. */
export interface WizardParts {
  readonly application: Application;
  readonly http: Http;
  readonly ports: WizardPorts;
  readonly texts: Texts;
  readonly session: AnonymousSession;
  readonly entries: EntryStore;
  readonly places: Places;
  /** The reading that went out last, for its receipt. */
  readonly sent: Observable<Sent | null>;
  readonly notices: Notices;
  /** When the form was opened. */
  readonly startedAt: Date;
  /** Where one can log in, and where a person goes who leaves. */
  readonly homeHref: string;
  /** The page writes it into the tab; an element in a foreign page keeps to itself. */
  readonly nameTab: (title: string) => void;
  /** A new step begins at its top. */
  readonly showTop: () => void;
  readonly print: () => void;
}

export const WizardContext = createContext<WizardParts | null>(null);

export function useWizard(): WizardParts {
  const parts = use(WizardContext);
  if (parts === null) throw new Error('A step was rendered outside of the wizard.');
  return parts;
}
