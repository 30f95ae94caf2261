import type { Http } from '@ablesbar/api-client';
import { type Application, berlinDay } from '@ablesbar/domain';
import type { Texts } from '@ablesbar/i18n';
import { createNotices, observable } from '@ablesbar/ui/observable';
import type { WizardPorts } from '../app/ports';
import { createDrafts } from '../entry/draft';
import { createEntryStore } from '../entry/entry-store';
import type { StepHistory } from '../entry/step-history';
import { createAnonymousSession } from '../session/anonymous-session';
import { CustomMetering, MediumRefused, MeterKind } from '../steps/MeterStep/MeterKind';
import type { Sent, SubmitState } from '../submission/submit';
import { EndingNotice, SessionCard } from './SessionCard';
import { LaterStep } from './LaterStep';
import { SidePanel } from './SidePanel';
import type { Surroundings, WizardParts } from './wizard-context';
import { observeWizard } from './wizard-state';

export interface WizardSetup extends Surroundings {
  readonly application: Application;
  readonly http: Http;
  readonly ports: WizardPorts;
  readonly texts: Texts;
  readonly stepHistory: StepHistory;
  readonly print: () => void;
  readonly SideHelp: WizardParts['SideHelp'];
  readonly LabelScan: WizardParts['LabelScan'];
  /** True for a reload: the wizard shows again what was entered before (customer decision 17). */
  readonly isReload: boolean;
}

export function createWizard({ isReload, ...setup }: WizardSetup): WizardParts {
  const { application, http, ports } = setup;
  const drafts = createDrafts(ports.storage);
  if (!isReload) drafts.clear();
  const today = () => berlinDay(ports.now());
  const config = application.config.unknownUserReading;
  const parts = {
    ...setup,
    applicationName: application.name,
    settings: config,
    session: createAnonymousSession(http, ports),
    entries: createEntryStore({ config, today, drafts, soon: ports.soon }),
    sent: observable<readonly Sent[]>([]),
    submitting: observable<SubmitState>({ kind: 'idle' }),
    notices: createNotices(ports.newId),
    startedAt: ports.now(),
  };
  const { submitting, stepHistory } = parts;
  submitting.subscribe(() => stepHistory.hold(submitting.get().kind === 'sending'));
  const state = observeWizard(parts);
  // A step that cannot be reached is given up. If the history still asked for it, the form would go on by
  // itself, in the middle of a word, as soon as the step before it is complete.
  const settle = () => {
    const { place } = state.get();
    if (place !== stepHistory.get()) stepHistory.replace(place);
  };
  settle();
  for (const input of [stepHistory, parts.entries, parts.session]) input.subscribe(settle);
  return {
    ...parts,
    later: laterComponents,
    // Another meter type starts again with its usual rates.
    change: (part) =>
      parts.entries.change(part.meterType === undefined ? part : { ...part, rates: null }),
    state,
  };
}

/** The components in and around the first step that are added once the rest is loaded. */
const laterComponents = {
  CustomMetering,
  EndingNotice,
  LaterStep,
  MediumRefused,
  MeterKind,
  SessionCard,
  SidePanel,
} as const;

export type LaterComponents = typeof laterComponents;
