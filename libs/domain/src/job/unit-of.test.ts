import { aRateTask } from '../testing';
import { unitOf } from './unit-of';

test.each([
  { says: 'the named unit wins', unit: 'MWh', obis: '1-1:1.8.0', is: 'MWh' },
  { says: 'electricity, consumption', unit: null, obis: '1-1:1.8.0', is: 'kWh' },
  { says: 'electricity, feed-in', unit: null, obis: '1-1:2.8.0', is: 'kWh' },
  { says: 'electricity, night tariff', unit: null, obis: '1-1:1.8.2*255', is: 'kWh' },
  { says: 'electricity, demand', unit: null, obis: '1-1:1.6.0', is: 'kW' },
  { says: 'electricity, reactive energy', unit: null, obis: '1-1:3.8.0', is: 'kvarh' },
  { says: 'heat, energy', unit: null, obis: '6-0:1.0.0', is: 'kWh' },
  { says: 'heat, volume', unit: null, obis: '6-0:2.0.0', is: 'm³' },
  { says: 'an empty unit is none', unit: ' ', obis: '6-0:2.0.0', is: 'm³' },
])('unitOf: $says', ({ unit, obis, is }) => {
  expect(unitOf(aRateTask({ unit, obis }), 'GENERIC_METER')).toBe(is);
});

test.each([
  { type: 'ELECTRIC_METER', unit: 'kWh' },
  { type: 'GAS_METER', unit: 'm³' },
  { type: 'WATER_METER', unit: 'm³' },
  { type: 'WATER_WARM_METER', unit: 'm³' },
  { type: 'HEAT_METER', unit: 'kWh' },
  { type: 'GENERIC_METER', unit: '' },
] as const)('without a code that tells, $type counts in "$unit"', ({ type, unit }) => {
  expect(unitOf(aRateTask({ unit: null, obis: null }), type)).toBe(unit);
  expect(unitOf(aRateTask({ unit: null, obis: '0-0:96.1.0' }), type)).toBe(unit);
});
