import type { AnonymousMeterConfig, MeterType } from '@ablesbar/domain';
import { detectMeterType, type MeterChoice } from '@ablesbar/validation';
import { observable } from '@ablesbar/ui/observable';
import { type MeterSettings, type StartState, startStateOf } from './start-state';
import type { StartParts, Surroundings } from './wizard-context';

export interface Start extends StartParts {
  /** Tells `change` every further change. Returns what was entered so far. */
  readonly handOver: (change: StartParts['change']) => MeterChoice;
}

/**
 * The state of the first step while nothing else is loaded: no settings, no token, no storage. It takes
 * the entries that every utility asks for and holds them until the wizard takes over.
 */
export function createStart(surroundings: Surroundings): Start {
  const state = observable(stateOf(NOTHING));
  let tell: StartParts['change'] = () => undefined;
  return {
    ...surroundings,
    applicationName: null,
    settings: UNKNOWN,
    state,
    // Keeps it here too: this form stays visible until the wizard is rendered.
    change: (part) => {
      state.set(stateOf({ ...state.get().choice, ...part }));
      tell(part);
    },
    later: null,
    handOver(next) {
      tell = next;
      return state.get().choice;
    },
  };
}

const NOTHING: MeterChoice = { meterNumber: '', meterType: null, subType: null, isCustom: false };

/** The usual media. The utility's own settings replace this list. */
const MEDIA: readonly MeterType[] = [
  'ELECTRIC_METER',
  'GAS_METER',
  'WATER_METER',
  'WATER_WARM_METER',
  'HEAT_METER',
];

const UNKNOWN: MeterSettings = {
  meters: MEDIA.map(anyMeter),
  meterNumberMinLength: 8,
  meterNumberMaxLength: 14,
  disallowedCharacters: null,
};

/**
 * No number is too short or too long, and the choice of a medium is the user's or the number's: the limits and
 * the first medium are the utility's.
 */
function stateOf(choice: MeterChoice): StartState {
  const named = choice.meterType ?? detectMeterType(choice.meterNumber);
  const meters = UNKNOWN.meters.filter(({ meterType }) => meterType === named);
  return startStateOf(choice, {
    ...UNKNOWN,
    meters,
    meterNumberMinLength: 1,
    meterNumberMaxLength: Infinity,
  });
}

function anyMeter(meterType: MeterType): AnonymousMeterConfig {
  return {
    meterType,
    defaultMeterConfig: {
      meterRateConfigs: [],
      defaultSelectedMeterRatesByOBIS: [],
      defaultMeterReadingConfig: { isReadingImageAllowed: false, isReadingImageRequired: false },
      readingDateMaxDaysInPast: 0,
      readingDateMaxDaysInFuture: 0,
    },
    subTypeMeterConfigs: [],
    customMeterConfig: null,
  };
}
