import { unitOfObis } from './unit-of-obis';

test.each([
  { says: 'consumption', code: '1-1:1.8.0', unit: 'kWh' },
  { says: 'feed-in', code: '1-1:2.8.0', unit: 'kWh' },
  { says: 'first tariff', code: '1-0:1.8.1*255', unit: 'kWh' },
  { says: 'of the billing period', code: '1-1:1.9.0', unit: 'kWh' },
  { says: 'without channel', code: '1:1.8.0', unit: 'kWh' },
  { says: 'reactive energy', code: '1-1:3.8.0', unit: 'kvarh' },
  { says: 'reactive energy of the last quadrant', code: '1-1:8.8.0', unit: 'kvarh' },
  { says: 'apparent energy', code: '1-1:9.8.0', unit: 'kVAh' },
  { says: 'apparent energy, fed in', code: '1-1:10.8.0', unit: 'kVAh' },
  { says: 'all active energy', code: '1-1:15.8.0', unit: 'kWh' },
  { says: 'active energy of a quadrant', code: '1-1:20.8.0', unit: 'kWh' },
  { says: 'greatest power', code: '1-1:1.6.0', unit: 'kW' },
  { says: 'power now', code: '1-1:1.7.0', unit: 'kW' },
  { says: 'greatest reactive power', code: '1-1:3.6.0', unit: 'kvar' },
  { says: 'apparent power now', code: '1-1:9.7.0', unit: 'kVA' },
  { says: 'current', code: '1-1:11.7.0', unit: 'A' },
  { says: 'charge', code: '1-1:11.8.0', unit: 'Ah' },
  { says: 'voltage', code: '1-1:12.7.0', unit: 'V' },
  { says: 'power factor has none', code: '1-1:13.7.0', unit: null },
  { says: 'frequency', code: '1-1:14.7.0', unit: 'Hz' },
  { says: 'energy of the first phase', code: '1-1:21.8.0', unit: 'kWh' },
  { says: 'power of the second phase', code: '1-1:41.7.0', unit: 'kW' },
  { says: 'apparent power of the first phase', code: '1-1:29.7.0', unit: 'kVA' },
  { says: 'current of the first phase', code: '1-1:31.7.0', unit: 'A' },
  { says: 'voltage of the third phase', code: '1-1:72.7.0', unit: 'V' },
  { says: 'frequency of the third phase', code: '1-1:74.7.0', unit: 'Hz' },
  { says: 'the last of the third phase', code: '1-1:80.8.0', unit: 'kWh' },
  { says: 'behind the phases none', code: '1-1:81.7.0', unit: null },
  { says: 'current of the neutral wire', code: '1-1:91.7.0', unit: 'A' },
  { says: 'voltage of the neutral wire', code: '1-1:92.7.0', unit: 'V' },
  { says: 'the meter itself', code: '1-1:0.0.0', unit: null },
])('electricity, $says: $code is in $unit', ({ code, unit }) => {
  expect(unitOfObis(code)).toBe(unit);
});

test.each([8, 9, 10, 17, 18, 19, 20, 29, 30, 58])('type %i adds up to energy', (type) => {
  expect(unitOfObis(`1-1:1.${type}.0`)).toBe('kWh');
});

test.each([0, 2, 4, 5, 6, 7, 11, 16, 21, 27, 28, 31, 57, 59])('type %i is a power', (type) => {
  expect(unitOfObis(`1-1:1.${type}.0`)).toBe('kW');
});

test.each([
  { says: 'heat energy', code: '6-0:1.0.0', unit: 'kWh' },
  { says: 'heat volume', code: '6-0:2.0.0', unit: 'm³' },
  { says: 'heat mass', code: '6-0:3.0.0', unit: 'kg' },
  { says: 'heat power', code: '6-0:8.0.0', unit: 'kW' },
  { says: 'heat flow', code: '6-0:9.0.0', unit: 'm³/h' },
  { says: 'flow temperature', code: '6-0:10.0.0', unit: '°C' },
  { says: 'flow temperature, as a letter', code: '6-0:A.0.0', unit: '°C' },
  { says: 'return temperature', code: '6-0:11.0.0', unit: '°C' },
  { says: 'return temperature, as a letter', code: '6-0:B.0.0', unit: '°C' },
  { says: 'temperature difference', code: '6-0:12.0.0', unit: 'K' },
  { says: 'temperature difference, as a letter', code: '6-0:C.0.0', unit: 'K' },
  { says: 'cooling energy', code: '5-0:1.0.0', unit: 'kWh' },
  { says: 'gas energy', code: '7-0:33.0.0', unit: 'kWh' },
  { says: 'gas volume', code: '7-0:3.0.0', unit: 'm³' },
  { says: 'gas temperature', code: '7-0:41.0.0', unit: '°C' },
  { says: 'gas pressure', code: '7-0:42.0.0', unit: 'bar' },
  { says: 'gas flow', code: '7-0:43.0.0', unit: 'm³/h' },
  { says: 'calorific value', code: '7-0:54.0.0', unit: 'kWh/m³' },
  { says: 'cold water', code: '8-0:1.0.0', unit: 'm³' },
  { says: 'cold water flow', code: '8-0:2.0.0', unit: 'm³/h' },
  { says: 'warm water', code: '9-0:1.0.0', unit: 'm³' },
  { says: 'warm water flow', code: '9-0:2.0.0', unit: 'm³/h' },
  { says: 'warm water temperature', code: '9-0:3.0.0', unit: '°C' },
  { says: 'another medium', code: '4-0:1.0.0', unit: null },
  { says: 'no code', code: 'Zählwerk 1', unit: null },
  { says: 'nothing', code: null, unit: null },
])('$says: $code is in $unit', ({ code, unit }) => {
  expect(unitOfObis(code)).toBe(unit);
});
