export const medium = {
  medium_electric_meter: 'Electricity',
  medium_gas_meter: 'Gas',
  medium_water_meter: 'Water',
  medium_water_warm_meter: 'Warm water',
  medium_heat_meter: 'Heat',
  medium_generic_meter: 'Other',
  unit_kilowatt_hours: 'kilowatt hours',
  unit_megawatt_hours: 'megawatt hours',
  unit_kilowatts: 'kilowatts',
  unit_kilovar_hours: 'kilovar hours',
  unit_cubic_metres: 'cubic metres',
  unit_degrees_celsius: 'degrees Celsius',
};
