import type { MeterType } from '@ablesbar/domain';

const MEDIUM: ReadonlyMap<string, MeterType> = new Map([
  ['1', 'ELECTRIC_METER'],
  ['4', 'HEAT_METER'],
  ['5', 'HEAT_METER'],
  ['6', 'HEAT_METER'],
  ['7', 'GAS_METER'],
  ['8', 'WATER_METER'],
  ['9', 'WATER_WARM_METER'],
]);

// German meter numbers begin with the medium, the manufacturer and further digits: 1ESY1…
const PREFIX = /^(\d)[A-Z]{3}\d/;

/** The meter type that a cleaned meter number implies; null if it implies none. */
export function detectMeterType(meterNumber: string): MeterType | null {
  const [, medium = ''] = PREFIX.exec(meterNumber) ?? [];
  return MEDIUM.get(medium) ?? null;
}
