import { aRateTask } from '../testing';
import { unitOf } from './unit-of';

test.each([
  { says: 'the named unit wins', unit: 'MWh', obis: '1-1:1.8.0', is: 'MWh' },
  { says: 'electricity, consumption', unit: null, obis: '1-1:1.8.0', is: 'kWh' },
  { says: 'electricity, feed-in', unit: null, obis: '1-1:2.8.0', is: 'kWh' },
  { says: 'electricity, night tariff', unit: null, obis: '1-1:1.8.2*255', is: 'kWh' },
  { says: 'electricity, demand', unit: null, obis: '1-1:1.6.0', is: 'kW' },
  { says: 'electricity, reactive energy', unit: null, obis: '1-1:3.8.0', is: 'kvarh' },
  { says: 'gas, volume', unit: null, obis: '7-1:3.0.0', is: 'm³' },
  { says: 'gas, volume at base conditions', unit: null, obis: '7-20:13.0.0', is: 'm³' },
  { says: 'heat, energy', unit: null, obis: '6-0:1.0.0', is: 'kWh' },
  { says: 'heat, volume', unit: null, obis: '6-0:2.0.0', is: 'm³' },
  { says: 'an empty unit is none', unit: ' ', obis: '6-0:2.0.0', is: 'm³' },
])('unitOf: $says', ({ unit, obis, is }) => {
  expect(unitOf(aRateTask({ unit, obis }))).toBe(is);
});

test.each([null, '0-0:96.1.0', '7-1:99.0.0'])('the code %s tells no unit', (obis) => {
  expect(unitOf(aRateTask({ unit: null, obis }))).toBe('');
});
