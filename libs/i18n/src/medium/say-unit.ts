import type { Texts } from '../texts/create-texts';
import type { TextKey } from '../texts/text-key';

const WORDS: ReadonlyMap<string, TextKey> = new Map([
  ['kWh', 'unit_kilowatt_hours'],
  ['MWh', 'unit_megawatt_hours'],
  ['kW', 'unit_kilowatts'],
  ['kvarh', 'unit_kilovar_hours'],
  ['kvar', 'unit_kilovars'],
  ['kVAh', 'unit_kilovolt_ampere_hours'],
  ['kVA', 'unit_kilovolt_amperes'],
  ['V', 'unit_volts'],
  ['A', 'unit_amperes'],
  ['Ah', 'unit_ampere_hours'],
  ['Hz', 'unit_hertz'],
  ['m³', 'unit_cubic_metres'],
  ['m³/h', 'unit_cubic_metres_per_hour'],
  ['°C', 'unit_degrees_celsius'],
  ['K', 'unit_kelvins'],
  ['bar', 'unit_bars'],
  ['kg', 'unit_kilograms'],
  ['kWh/m³', 'unit_kilowatt_hours_per_cubic_metre'],
]);

/** A unit in words, for screen readers: they read 'kWh' as three letters. */
export function sayUnit(texts: Texts, unit: string): string {
  const key = WORDS.get(unit);
  return key === undefined ? unit : texts.t(key);
}
