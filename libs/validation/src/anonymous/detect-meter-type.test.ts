import { detectMeterType } from './detect-meter-type';

test.each([
  { says: 'electricity', meterNumber: '1ESY1160123456', type: 'ELECTRIC_METER' },
  { says: 'water', meterNumber: '8SEN0117723401', type: 'WATER_METER' },
  { says: 'warm water', meterNumber: '9SEN0117723419', type: 'WATER_WARM_METER' },
  { says: 'gas', meterNumber: '7ELS0098127734', type: 'GAS_METER' },
  { says: 'heat, 4', meterNumber: '4QDS0098127734', type: 'HEAT_METER' },
  { says: 'heat, 5', meterNumber: '5QDS0098127734', type: 'HEAT_METER' },
  { says: 'heat, 6', meterNumber: '6QDS0098127734', type: 'HEAT_METER' },
  { says: 'as soon as the first digit stands', meterNumber: '1ESY1', type: 'ELECTRIC_METER' },
  { says: 'not before it', meterNumber: '1ESY', type: null },
  { says: 'a letter in its place', meterNumber: '1ESYA', type: null },
  { says: 'two letters only', meterNumber: '1ES1160123456', type: null },
  { says: 'small letters', meterNumber: '1esy1160123456', type: null },
  { says: 'an umlaut', meterNumber: '1ESÜ1160123456', type: null },
  { says: 'a medium that does not exist', meterNumber: '2ESY1160123456', type: null },
  { says: 'zero', meterNumber: '0ESY1160123456', type: null },
  { says: 'three', meterNumber: '3ESY1160123456', type: null },
  { says: 'something in front', meterNumber: 'X1ESY1160123456', type: null },
  { says: 'digits alone', meterNumber: '1234567890', type: null },
  { says: 'nothing', meterNumber: '', type: null },
])('detectMeterType: $says', ({ meterNumber, type }) => {
  expect(detectMeterType(meterNumber)).toBe(type);
});
