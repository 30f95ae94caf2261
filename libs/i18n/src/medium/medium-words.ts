import type { MediumWords } from '@ablesbar/domain';

/**
 * What people type when they look for the meters of a medium, in every language: a person whose
 * portal is English may still know the meter as 'Strom'.
 */
export const mediumWords: MediumWords = {
  ELECTRIC_METER: ['Strom', 'electricity', 'power'],
  GAS_METER: ['Gas', 'Erdgas'],
  WATER_METER: ['Wasser', 'Kaltwasser', 'water'],
  WATER_WARM_METER: ['Warmwasser', 'hot water', 'warm water'],
  HEAT_METER: ['Wärme', 'Fernwärme', 'Heizung', 'heat'],
  GENERIC_METER: ['Sonstige', 'other'],
};
