import { type ComponentType, createContext, use } from 'react';
import type { Http } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';
import type { MeterChoice, WizardStep } from '@ablesbar/validation';
import type { Notices } from '../app/notices';
import type { Observable, Observed } from '../app/observable';
import type { WizardPorts } from '../app/ports';
import type { EntryStore } from '../entry/entry-store';
import type { Places } from '../entry/places';
import type { AnonymousSession } from '../session/anonymous-session';
import type { Sent } from '../submission/sent';
import type { MeterSettings, StartState } from './start-state';
import type { WizardPieces } from './wizard-pieces';
import type { WizardState } from './wizard-state';

/** What the wizard stands in. */
export interface Surroundings {
  /** Where one can log in, and where a person goes who leaves. */
  readonly homeHref: string;
  /** The page writes it into the tab; an element in a foreign page keeps to itself. */
  readonly nameTab: (title: string) => void;
  /** A new step begins at its top. */
  readonly showTop: () => void;
}

/** What the first step works with, before and after the rest has come. */
interface FirstParts extends Surroundings {
  readonly applicationName: string;
  readonly settings: MeterSettings;
  readonly change: (part: Partial<MeterChoice>) => void;
}

/** The first step alone: nobody gets on yet. */
export interface StartParts extends FirstParts {
  readonly state: Observed<StartState>;
  readonly pieces: null;
}

/** What every step works with. */
export interface WizardParts extends FirstParts {
  readonly state: Observed<WizardState>;
  readonly pieces: WizardPieces;
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
  readonly print: () => void;
  /** The utility's own words beside the form; a page of its own has them somewhere else. */
  readonly SideHelp: ComponentType<{ readonly step: WizardStep }> | null;
}

export const WizardContext = createContext<StartParts | WizardParts | null>(null);

/** For the first step and its frame, which stand there before the rest. */
export function useStart(): StartParts | WizardParts {
  const parts = use(WizardContext);
  if (parts === null) throw new Error('A step was rendered outside of the wizard.');
  return parts;
}

export function useWizard(): WizardParts {
  const parts = useStart();
  if (parts.pieces === null) throw new Error('A later step was rendered before its parts came.');
  return parts;
}
