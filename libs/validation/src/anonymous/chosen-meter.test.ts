import type { SubTypeMeterConfig } from '@ablesbar/domain';
import {
  anAnonymousMeter,
  anAnonymousRate,
  someAnonymousRates,
} from '../testing/an-anonymous-meter';
import { chosenMeter, type MeterChoice } from './chosen-meter';

const ratesOf = (obis: string) => someAnonymousRates({ meterRateConfigs: [anAnonymousRate(obis)] });
const subType = (name: string, obis: string): SubTypeMeterConfig => ({
  ...ratesOf(obis),
  subType: name,
  meterType: 'ELECTRIC_METER',
  description: { de: name },
});

const gas = anAnonymousMeter({ meterType: 'GAS_METER', defaultMeterConfig: ratesOf('7-0:3.0.0') });
const electric = anAnonymousMeter({
  subTypeMeterConfigs: [subType('ONE', '1.8.0'), subType('TWO', '1.8.1')],
  customMeterConfig: { ...ratesOf('1.8.9'), label: { de: 'MWh' } },
});
const meters = [gas, electric];
const nothing: MeterChoice = { meterNumber: '', meterType: null, subType: null, isCustom: false };

test.each([
  { says: 'the first, to begin with', choice: {}, type: 'GAS_METER' },
  { says: 'the detected one', choice: { meterNumber: '1ESY1' }, type: 'ELECTRIC_METER' },
  {
    says: 'the chosen one, against the number',
    choice: { meterNumber: '1ESY1', meterType: 'GAS_METER' },
    type: 'GAS_METER',
  },
  {
    says: 'the chosen one, without a number',
    choice: { meterType: 'ELECTRIC_METER' },
    type: 'ELECTRIC_METER',
  },
  {
    says: 'a detected one that is not offered',
    choice: { meterNumber: '8SEN0' },
    type: 'GAS_METER',
  },
  {
    says: 'a chosen one that is offered no more',
    choice: { meterNumber: '1ESY1', meterType: 'WATER_METER' },
    type: 'ELECTRIC_METER',
  },
] as const)('the meter: $says', ({ choice, type }) => {
  expect(chosenMeter({ ...nothing, ...choice }, meters)?.meter.meterType).toBe(type);
});

const anElectric = { ...nothing, meterType: 'ELECTRIC_METER' } as const;

test.each([
  { says: 'the first sub type, to begin with', choice: {}, sub: 'ONE', obis: '1.8.0' },
  { says: 'the chosen sub type', choice: { subType: 'TWO' }, sub: 'TWO', obis: '1.8.1' },
  { says: 'one that does not exist', choice: { subType: 'SIX' }, sub: 'ONE', obis: '1.8.0' },
  {
    says: 'the custom config comes before the sub type',
    choice: { subType: 'TWO', isCustom: true },
    sub: 'TWO',
    obis: '1.8.9',
  },
])('the rates that count: $says', ({ choice, sub, obis }) => {
  const chosen = chosenMeter({ ...anElectric, ...choice }, meters);
  expect(chosen?.subType?.subType).toBe(sub);
  expect(chosen?.rates.meterRateConfigs.map((rate) => rate.obis)).toEqual([obis]);
});

test.each([
  { says: 'as they are', isCustom: false },
  { says: 'while the switch of another meter is still on', isCustom: true },
])('without sub types and without a switch the default rates count: $says', ({ isCustom }) => {
  expect(chosenMeter({ ...nothing, isCustom }, meters)).toEqual({
    meter: gas,
    subType: null,
    rates: gas.defaultMeterConfig,
  });
});

test('the custom config counts where the meter has no other rates, without a switch', () => {
  const customMeterConfig = { ...ratesOf('1.8.9'), label: { de: 'MWh' } };
  const only = anAnonymousMeter({
    defaultMeterConfig: someAnonymousRates({ meterRateConfigs: [] }),
    customMeterConfig,
  });
  expect(chosenMeter(nothing, [only])?.rates).toBe(customMeterConfig);
});

test('without meters there is nothing to choose', () => {
  expect(chosenMeter(nothing, [])).toBeNull();
});
