import type { MeterType } from '@ablesbar/domain';
import type { TextKey } from '../texts/text-key';

/** The word shown beside a meter's icon and colour. */
export const mediumText = {
  ELECTRIC_METER: 'medium_electric_meter',
  GAS_METER: 'medium_gas_meter',
  WATER_METER: 'medium_water_meter',
  WATER_WARM_METER: 'medium_water_warm_meter',
  HEAT_METER: 'medium_heat_meter',
  GENERIC_METER: 'medium_generic_meter',
} as const satisfies Record<MeterType, TextKey>;
