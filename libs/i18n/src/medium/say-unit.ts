import type { Texts } from '../texts/create-texts';
import type { TextKey } from '../texts/text-key';

const WORDS: ReadonlyMap<string, TextKey> = new Map([
  ['kWh', 'unit_kilowatt_hours'],
  ['MWh', 'unit_megawatt_hours'],
  ['kW', 'unit_kilowatts'],
  ['kvarh', 'unit_kilovar_hours'],
  ['m³', 'unit_cubic_metres'],
  ['°C', 'unit_degrees_celsius'],
]);

/** A unit in words, for whoever listens: 'kWh' is read out as three letters. */
export function sayUnit(texts: Texts, unit: string): string {
  const key = WORDS.get(unit);
  return key === undefined ? unit : texts.t(key);
}
