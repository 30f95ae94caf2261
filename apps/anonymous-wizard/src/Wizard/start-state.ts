import type { AnonymousReadingConfig } from '@ablesbar/domain';
import {
  checkMeterNumber,
  type ChosenMeter,
  chosenMeter,
  type MeterChoice,
} from '@ablesbar/validation';
import { FIRST_PLACE, type Place } from '../entry/step-after';
import type { SessionState } from '../session/anonymous-session';

/** The settings that the first step needs. */
export type MeterSettings = Pick<
  AnonymousReadingConfig,
  'meters' | 'meterNumberMinLength' | 'meterNumberMaxLength' | 'disallowedCharacters'
>;

/** Everything that follows from what the first step holds. */
export interface StartState {
  readonly choice: MeterChoice;
  readonly chosen: ChosenMeter | null;
  readonly numberProblem: ReturnType<typeof checkMeterNumber>;
  readonly place: Place;
  /** False while the contact is kept from the meter before and the user does not change it. */
  readonly hasContactStep: boolean;
  readonly sessionState: SessionState;
}

export function startStateOf(choice: MeterChoice, settings: MeterSettings): StartState {
  return {
    choice,
    chosen: chosenMeter(choice, settings.meters),
    numberProblem: checkMeterNumber(choice.meterNumber, settings),
    place: FIRST_PLACE,
    hasContactStep: true,
    sessionState: { kind: 'asked' },
  };
}
