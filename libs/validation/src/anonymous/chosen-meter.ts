import type {
  AnonymousMeterConfig,
  AnonymousRatesConfig,
  MeterType,
  SubTypeMeterConfig,
} from '@ablesbar/domain';
import { detectMeterType } from './detect-meter-type';

/** The content of the first step. */
export interface MeterChoice {
  /** Cleaned by cleanMeterNumber. */
  readonly meterNumber: string;
  /** Null until the person chooses one. */
  readonly meterType: MeterType | null;
  /** Null until the person chooses one. */
  readonly subType: string | null;
  /** The switch for metering through transformers or in MWh. */
  readonly isCustom: boolean;
}

export interface ChosenMeter {
  readonly meter: AnonymousMeterConfig;
  readonly subType: SubTypeMeterConfig | null;
  /**
   * The config that applies: the custom one if it is switched on or the only one, else the sub type's,
   * else the default (customer decision 31).
   */
  readonly rates: AnonymousRatesConfig;
}

/** The meter that the user chose; null if the config offers none. */
export function chosenMeter(
  { meterNumber, meterType, subType: chosenSubType, isCustom }: MeterChoice,
  meters: readonly AnonymousMeterConfig[],
): ChosenMeter | null {
  const offered = (type: MeterType | null) => meters.find((one) => one.meterType === type);
  // The meter type is detected until the user chooses one; then the choice is final
  // (customer decision 27).
  const meter = offered(meterType) ?? offered(detectMeterType(meterNumber)) ?? meters[0];
  if (meter === undefined) return null;
  const subTypes = meter.subTypeMeterConfigs;
  const subType = subTypes.find((one) => one.subType === chosenSubType) ?? subTypes[0] ?? null;
  const usual = subType ?? meter.defaultMeterConfig;
  // A meter with nothing but a custom config would have nothing to read without it.
  const isOnly = usual.meterRateConfigs.length === 0;
  const custom = isCustom || isOnly ? meter.customMeterConfig : null;
  return { meter, subType, rates: custom ?? usual };
}
