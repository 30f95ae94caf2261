import type { AnonymousRateConfig } from './anonymous-config';
import { unitOfAnonymous } from './unit-of-anonymous';

const READING = { preDecimals: 6, postDecimals: 1, queryPostDecimals: false };
const IMAGES = { isReadingImageAllowed: true, isReadingImageRequired: false };

function rateOf(rateName: string, obis: string, obisLabel = obis): AnonymousRateConfig {
  return { rateName, obis, obisLabel, readingConfig: { ...READING, ...IMAGES } };
}

const formOf = (rate: AnonymousRateConfig) => ({
  meterRateConfigs: [rate],
  defaultSelectedMeterRatesByOBIS: [rate.obis],
  defaultMeterReadingConfig: IMAGES,
  readingDateMaxDaysInPast: 30,
  readingDateMaxDaysInFuture: 0,
});

test.each([
  { says: 'the OBIS code', name: 'Verbrauch', obis: '1-1:1.8.0', is: 'kWh' },
  { says: 'gas', name: 'Verbrauch', obis: '7-1:3.0.0', is: 'm³' },
  { says: 'a word in the name of the rate', name: 'Wärme MWh', obis: '6-0:1.0.0', is: 'MWh' },
  { says: 'in any letters', name: 'Wärme (gj)', obis: '6-0:1.0.0', is: 'GJ' },
  { says: 'a word in the label', name: '', label: '1.0.0 m3', obis: '0-0:1.0.0', is: 'm³' },
  { says: 'nothing', name: 'Verbrauch', obis: '0-0:96.1.0', is: '' },
  { says: 'no part of a word', name: 'Kwharbeit', obis: '', is: '' },
  { says: 'two words', name: 'kWh oder MWh', obis: '', is: '' },
])('the unit follows from $says', ({ name, obis, label, is }) => {
  const rate = rateOf(name, obis, label);
  expect(unitOfAnonymous(rate, { customMeterConfig: null }, formOf(rate))).toBe(is);
});

test.each([
  { says: 'not from the code', name: 'Verbrauch', de: 'Wandlermessung oder MWh', is: '' },
  { says: 'from the rate', name: 'Verbrauch (MWh)', de: 'Wandlermessung', is: 'MWh' },
  { says: 'from brackets in its switch', name: 'Verbrauch', de: 'Wandler (MWh)', is: 'MWh' },
  { says: 'not from two words in them', name: 'Verbrauch', de: 'Wandler (kWh, MWh)', is: '' },
])('the unit of the custom form follows $says', ({ name, de, is }) => {
  const rate = rateOf(name, '1-1:1.8.0');
  const custom = { ...formOf(rate), label: { de } };
  const meter = { customMeterConfig: custom };
  expect(unitOfAnonymous(rate, meter, custom)).toBe(is);
  const usual = rateOf('Verbrauch', '1-1:1.8.0');
  expect(unitOfAnonymous(usual, meter, formOf(usual))).toBe('kWh');
});
