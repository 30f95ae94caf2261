import type { MeterType } from './meter-type';

/**
 * The unit of a meter of which only the medium is known (D303); empty where it varies: heat counts in
 * kWh, MWh or GJ.
 */
export function unitOfMedium(meterType: MeterType | null): string {
  return meterType === null ? '' : USUAL[meterType];
}

const USUAL = {
  ELECTRIC_METER: 'kWh',
  GAS_METER: 'm³',
  WATER_METER: 'm³',
  WATER_WARM_METER: 'm³',
  HEAT_METER: '',
  GENERIC_METER: '',
} as const satisfies Record<MeterType, string>;
