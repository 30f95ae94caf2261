import { wholeAnonymousMeters } from './whole-anonymous-meters';

const WINDOW = { readingDateMaxDaysInPast: 12, readingDateMaxDaysInFuture: 3 };
const rate = {
  obis: '1-1:1.8.0',
  obisLabel: '1.8.0',
  rateName: 'Verbrauch',
  readingConfig: {
    preDecimals: 6,
    postDecimals: 1,
    queryPostDecimals: true,
    isReadingImageAllowed: false,
    isReadingImageRequired: true,
  },
};
const meters = (json: unknown) => wholeAnonymousMeters(json, WINDOW);

const one = { meterRateConfigs: [rate] };
const readable = { defaultMeterConfig: one };

test('a meter that says nothing but its rates has the window of the application', () => {
  expect(meters({ GAS_METER: readable })).toEqual([
    {
      meterType: 'GAS_METER',
      defaultMeterConfig: {
        meterRateConfigs: [rate],
        defaultSelectedMeterRatesByOBIS: [],
        defaultMeterReadingConfig: { isReadingImageAllowed: true, isReadingImageRequired: false },
        readingDateMaxDaysInPast: 12,
        readingDateMaxDaysInFuture: 3,
      },
      subTypeMeterConfigs: [],
      customMeterConfig: null,
    },
  ]);
});

test('a sub type and the custom config take from the default config what they leave out', () => {
  const [meter] = meters({
    ELECTRIC_METER: {
      defaultMeterConfig: {
        meterRateConfigs: [rate],
        defaultSelectedMeterRatesByOBIS: ['1-1:1.8.0'],
        defaultMeterReadingConfig: { isReadingImageRequired: true },
        readingDateMaxDaysInPast: 60,
      },
      subTypeMeterConfigs: [
        { subType: 'OTHER', description: 'Anderer', meterRateConfigs: [] },
        { description: { de: 'ohne Namen' } },
      ],
      customMeterConfig: {
        label: { de: 'Wandler', en: 'Transformer', fr: 4 },
        readingDateMaxDaysInPast: 5,
        meterRateConfigs: [{ ...rate, obis: '1-1:1.8.9' }],
      },
    },
  });
  const inherited = {
    meterRateConfigs: [rate],
    defaultSelectedMeterRatesByOBIS: ['1-1:1.8.0'],
    defaultMeterReadingConfig: { isReadingImageAllowed: true, isReadingImageRequired: true },
    readingDateMaxDaysInPast: 60,
    readingDateMaxDaysInFuture: 3,
  };
  expect(meter?.defaultMeterConfig).toEqual(inherited);
  expect(meter?.subTypeMeterConfigs).toEqual([
    { ...inherited, subType: 'OTHER', meterType: 'ELECTRIC_METER', description: { de: 'Anderer' } },
  ]);
  expect(meter?.customMeterConfig).toEqual({
    ...inherited,
    meterRateConfigs: [{ ...rate, obis: '1-1:1.8.9' }],
    readingDateMaxDaysInPast: 5,
    label: { de: 'Wandler', en: 'Transformer' },
  });
});

test('a rate has 8 whole digits, no decimals and an optional photo unless it says otherwise', () => {
  const [meter] = meters({
    GAS_METER: {
      defaultMeterConfig: { meterRateConfigs: [{ obis: '7-0:3.0.0' }, { rateName: 'x' }] },
    },
  });
  expect(meter?.defaultMeterConfig.meterRateConfigs).toEqual([
    {
      obis: '7-0:3.0.0',
      obisLabel: '7-0:3.0.0',
      rateName: '',
      readingConfig: {
        preDecimals: 8,
        postDecimals: 0,
        queryPostDecimals: false,
        isReadingImageAllowed: true,
        isReadingImageRequired: false,
      },
    },
  ]);
});

test.each([
  { says: 'by its name', json: { GAS_METER: readable }, types: ['GAS_METER'] },
  {
    says: 'by its field',
    json: { x: { ...readable, meterType: 'GAS_METER' } },
    types: ['GAS_METER'],
  },
  { says: 'an unknown one is generic', json: { STEAM: readable }, types: ['GENERIC_METER'] },
  {
    says: 'the first of two alike',
    json: { STEAM: readable, ICE: readable },
    types: ['GENERIC_METER'],
  },
  {
    says: 'in the order of the server',
    json: { WATER_METER: readable, ELECTRIC_METER: readable },
    types: ['WATER_METER', 'ELECTRIC_METER'],
  },
  { says: 'a list is no table of meters', json: [{}], types: [] },
])('the meter type: $says', ({ json, types }) => {
  expect(meters(json).map((meter) => meter.meterType)).toEqual(types);
});

const nameless = { meterRateConfigs: [{ rateName: 'Verbrauch' }] };

test.each([
  { says: 'a rate', json: readable, is: true },
  { says: 'nothing', json: {}, is: false },
  { says: 'rates without a code', json: { defaultMeterConfig: nameless }, is: false },
  {
    says: 'a rate of a sub type',
    json: { subTypeMeterConfigs: [{ ...one, subType: 'A' }] },
    is: true,
  },
  {
    says: 'a sub type without a rate',
    json: { subTypeMeterConfigs: [{ subType: 'A' }] },
    is: false,
  },
  { says: 'a rate of the custom config', json: { customMeterConfig: one }, is: true },
  { says: 'a custom config without a rate', json: { customMeterConfig: nameless }, is: false },
])('a meter is offered if there is something to read: $says', ({ json, is }) => {
  expect(meters({ GAS_METER: json })).toHaveLength(is ? 1 : 0);
});

test('a meter config without rates is left out', () => {
  const [meter] = meters({
    GAS_METER: {
      subTypeMeterConfigs: [{ subType: 'A' }, { ...one, subType: 'B' }],
      customMeterConfig: nameless,
    },
  });
  expect(meter?.subTypeMeterConfigs.map(({ subType }) => subType)).toEqual(['B']);
  expect(meter?.customMeterConfig).toBeNull();
});

test('of two alike the first that can be read', () => {
  const [meter] = meters({ STEAM: {}, ICE: readable });
  expect(meter?.defaultMeterConfig.meterRateConfigs).toEqual([rate]);
});
