export const METER_TYPES = [
  'ELECTRIC_METER',
  'GAS_METER',
  'WATER_METER',
  'WATER_WARM_METER',
  'HEAT_METER',
  'GENERIC_METER',
] as const;

export type MeterType = (typeof METER_TYPES)[number];
