import type { MeterRateTask } from './job';
import type { MeterType } from './meter-type';
import { parseObis } from './obis';

interface UnitRow {
  readonly medium: string;
  readonly measures: readonly string[];
  readonly types: readonly string[] | 'any';
  readonly unit: string;
}

/** IEC 62056-61 and EN 13757-1; the first row that fits counts. */
const UNITS: readonly UnitRow[] = [
  { medium: '1', measures: ['1', '2', '15', '16'], types: ['8', '9'], unit: 'kWh' },
  { medium: '1', measures: ['3', '4'], types: ['8', '9'], unit: 'kvarh' },
  { medium: '1', measures: ['1', '2'], types: ['2', '4', '6', '7'], unit: 'kW' },
  { medium: '6', measures: ['1'], types: 'any', unit: 'kWh' },
  { medium: '6', measures: ['2'], types: 'any', unit: 'm³' },
  { medium: '7', measures: ['33'], types: 'any', unit: 'kWh' },
];

const USUAL: Readonly<Record<MeterType, string>> = {
  ELECTRIC_METER: 'kWh',
  GAS_METER: 'm³',
  WATER_METER: 'm³',
  WATER_WARM_METER: 'm³',
  HEAT_METER: 'kWh',
  GENERIC_METER: '',
};

/** The unit the server names, else the code's, else what such a meter usually counts in. */
export function unitOf(task: MeterRateTask, meterType: MeterType): string {
  const named = task.unit?.trim() ?? '';
  if (named !== '') return named;
  const obis = parseObis(task.obis);
  const row = UNITS.find(
    ({ medium, measures, types }) =>
      medium === obis?.medium &&
      measures.includes(obis.measure) &&
      (types === 'any' || types.includes(obis.type)),
  );
  return row?.unit ?? USUAL[meterType];
}
