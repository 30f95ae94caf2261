import { media } from './wizard-first';

export const medium = {
  ...media,
  unit_kilowatt_hours: 'Kilowattstunden',
  unit_megawatt_hours: 'Megawattstunden',
  unit_kilowatts: 'Kilowatt',
  unit_kilovar_hours: 'Kilovarstunden',
  unit_kilovars: 'Kilovar',
  unit_kilovolt_ampere_hours: 'Kilovoltamperestunden',
  unit_kilovolt_amperes: 'Kilovoltampere',
  unit_volts: 'Volt',
  unit_amperes: 'Ampere',
  unit_ampere_hours: 'Amperestunden',
  unit_hertz: 'Hertz',
  unit_cubic_metres: 'Kubikmeter',
  unit_cubic_metres_per_hour: 'Kubikmeter je Stunde',
  unit_degrees_celsius: 'Grad Celsius',
  unit_kelvins: 'Kelvin',
  unit_bars: 'Bar',
  unit_kilograms: 'Kilogramm',
  unit_kilowatt_hours_per_cubic_metre: 'Kilowattstunden je Kubikmeter',
};
