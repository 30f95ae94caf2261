import { CustomMetering, MeterKind } from '../steps/MeterStep/MeterKind';
import { EndingNotice } from './EndingNotice';
import { LaterStep } from './LaterStep';
import { SessionCard } from './SessionCard';
import { SidePanel } from './SidePanel';

/** The components in and around the first step that are added once the rest is loaded. */
export const wizardPieces = {
  CustomMetering,
  EndingNotice,
  LaterStep,
  MeterKind,
  SessionCard,
  SidePanel,
} as const;

export type WizardPieces = typeof wizardPieces;
