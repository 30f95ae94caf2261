import type { MeterRateTask } from './job';
import type { MeterType } from './meter-type';
import { unitOfObis } from './unit-of-obis';

const USUAL: Readonly<Record<MeterType, string>> = {
  ELECTRIC_METER: 'kWh',
  GAS_METER: 'm³',
  WATER_METER: 'm³',
  WATER_WARM_METER: 'm³',
  HEAT_METER: 'kWh',
  GENERIC_METER: '',
};

/**
 * The unit the server sends, else the unit of the OBIS code, else the usual unit of the meter type.
 */
export function unitOf(task: Pick<MeterRateTask, 'unit' | 'obis'>, meterType: MeterType): string {
  const named = task.unit?.trim() ?? '';
  return named === '' ? (unitOfObis(task.obis) ?? USUAL[meterType]) : named;
}
