export const medium = {
  medium_electric_meter: 'Strom',
  medium_gas_meter: 'Gas',
  medium_water_meter: 'Wasser',
  medium_water_warm_meter: 'Warmwasser',
  medium_heat_meter: 'Wärme',
  medium_generic_meter: 'Sonstige',
  unit_kilowatt_hours: 'Kilowattstunden',
  unit_megawatt_hours: 'Megawattstunden',
  unit_kilowatts: 'Kilowatt',
  unit_kilovar_hours: 'Kilovarstunden',
  unit_cubic_metres: 'Kubikmeter',
  unit_degrees_celsius: 'Grad Celsius',
};
