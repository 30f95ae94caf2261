import { type ComponentType, createContext, use, useSyncExternalStore } from 'react';
import type { Http } from '@ablesbar/api-client';
import type { Application } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';
import { type Notices, type Observable, type Observed, useObserved } from '@ablesbar/ui/observable';
import type { MeterChoice, WizardStep } from '@ablesbar/validation';
import type { WizardPorts } from '../app/ports';
import type { EntryStore } from '../entry/entry-store';
import type { StepHistory } from '../entry/step-history';
import type { AnonymousSession } from '../session/anonymous-session';
import type { Sent, SubmitState } from '../submission/submit';
import type { LaterComponents } from './create-wizard';
import type { MeterSettings, StartState } from './start-state';
import type { WizardState } from './wizard-state';

/** What the page or the element around the wizard provides. */
export interface Surroundings {
  /** The address where the user can log in. The user also goes there when leaving the wizard. */
  readonly homeHref: string;
  /** Sets the title of the browser tab. The element does nothing here, because the page is not ours. */
  readonly nameTab: (title: string) => void;
  /** Scrolls to the top when a new step is shown. */
  readonly showTop: () => void;
}

/** What the first step works with, before and after the rest is loaded. */
interface FirstParts extends Surroundings {
  /** Null until the settings are loaded; the tab then keeps the title of the page. */
  readonly applicationName: string | null;
  readonly settings: MeterSettings;
  readonly change: (part: Partial<MeterChoice>) => void;
}

/** The first step alone: the user cannot go to the next step yet. */
export interface StartParts extends FirstParts {
  readonly state: Observed<StartState>;
  readonly later: null;
}

/** What every step works with. */
export interface WizardParts extends FirstParts {
  readonly state: Observed<WizardState>;
  readonly later: LaterComponents;
  readonly application: Application;
  readonly http: Http;
  readonly ports: WizardPorts;
  readonly texts: Texts;
  readonly session: AnonymousSession;
  readonly entries: EntryStore;
  readonly stepHistory: StepHistory;
  /** The readings of this visit that were sent, for the slip; the newest first. */
  readonly sent: Observable<readonly Sent[]>;
  /** Kept here, because a card may replace the form while a reading is on its way. */
  readonly submitting: Observable<SubmitState>;
  readonly notices: Notices;
  /** When the form was opened. */
  readonly startedAt: Date;
  readonly print: () => void;
  /** The utility's own texts beside the form. Null in the element: the utility's page has its own texts. */
  readonly SideHelp: ComponentType<{ readonly step: WizardStep }> | null;
  /** Fills in the number from the meter's label. Null in the element: the utility's page may not start our worker. */
  readonly LabelScan: ComponentType<{ readonly inputId: string }> | null;
}

export const WizardContext = createContext<StartParts | WizardParts | null>(null);

/** For the first step and its frame, which are rendered before the rest is loaded. */
export function useStart(): StartParts | WizardParts {
  const parts = use(WizardContext);
  if (parts === null) throw new Error('A step was rendered outside of the wizard.');
  return parts;
}

export function useWizard(): WizardParts {
  const parts = useStart();
  if (parts.later === null) throw new Error('A later step was rendered before its parts came.');
  return parts;
}

export function useWizardState(): WizardState {
  return useObserved(useWizard().state);
}

/** What the first step shows, before and after the rest is loaded. */
export function useStartState(): StartState {
  return useObserved<StartState>(useStart().state);
}

/** One fact of the state. A component that needs only this fact does not render with every keystroke. */
export function useStartFact<Fact extends string | boolean | null>(
  factOf: (state: StartState) => Fact,
): Fact {
  const { get, subscribe } = useStart().state;
  const fact = () => factOf(get());
  return useSyncExternalStore(subscribe, fact, fact);
}
