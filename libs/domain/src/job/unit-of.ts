import type { MeterRateTask } from './job';
import { unitOfObis } from './unit-of-obis';

/**
 * The unit the server sends, else the unit of the OBIS code, else none: the usual unit of the meter
 * may be wrong by a factor of 1000 (customer decision 47).
 */
export function unitOf({ unit, obis }: Pick<MeterRateTask, 'unit' | 'obis'>): string {
  const named = unit?.trim() ?? '';
  return named === '' ? (unitOfObis(obis) ?? '') : named;
}
