import { CustomMetering, MeterKind } from '../steps/MeterStep/MeterKind';
import { EndingNotice } from './EndingNotice';
import { LaterStep } from './LaterStep';
import { SessionCard } from './SessionCard';
import { SidePanel } from './SidePanel';

/** What stands in and around the first step once the rest has come. */
export const wizardPieces = {
  CustomMetering,
  EndingNotice,
  LaterStep,
  MeterKind,
  SessionCard,
  SidePanel,
} as const;

export type WizardPieces = typeof wizardPieces;
