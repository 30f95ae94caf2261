import type { DemoJob, DemoPlace } from './demo-job';

const home = (locationDescription: string): DemoPlace => ({
  street: 'Lindenstraße',
  houseNumber: '14',
  zip: '39999',
  city: 'Neuenbrück',
  locationDescription,
});

/** A household with one meter of every usual kind. */
export const customerJobs: readonly DemoJob[] = [
  {
    id: 'kunde-strom',
    meterNumber: '1ESY1160123456',
    meterType: 'ELECTRIC_METER',
    place: home('Keller links, Zählerschrank'),
    endsIn: 4,
    isDone: false,
    rates: [
      {
        rateName: 'Verbrauch Hochtarif',
        obis: '1-1:1.8.1',
        unit: 'kWh',
        preDecimals: 6,
        postDecimals: 1,
        lastValue: 43120.5,
        yearly: 2140,
        minimum: 43120,
        maximum: 49000,
      },
      {
        rateName: 'Verbrauch Niedertarif',
        obis: '1-1:1.8.2',
        unit: 'kWh',
        preDecimals: 6,
        postDecimals: 1,
        lastValue: 18844.2,
        yearly: 960,
        minimum: 18844,
        maximum: 22000,
      },
    ],
  },
  {
    id: 'kunde-gas',
    meterNumber: '7ELS0098127734',
    meterType: 'GAS_METER',
    place: home('Keller rechts, hinter der Tür'),
    endsIn: 18,
    isDone: false,
    rates: [
      {
        rateName: 'Verbrauch',
        obis: '7-1:3.0.0',
        unit: 'm³',
        preDecimals: 5,
        postDecimals: 2,
        lastValue: 13050.2,
        yearly: 410,
        minimum: 13050,
        maximum: 13900,
      },
    ],
  },
  {
    id: 'kunde-wasser',
    meterNumber: '8SEN0117723401',
    meterType: 'WATER_METER',
    place: home('Hausanschlussraum'),
    endsIn: 18,
    isDone: false,
    rates: [
      {
        rateName: 'Verbrauch',
        obis: '8-1:1.0.0',
        unit: 'm³',
        preDecimals: 5,
        postDecimals: 3,
        lastValue: 812.437,
        yearly: 96,
        minimum: 812,
        maximum: 1100,
      },
    ],
  },
  {
    id: 'kunde-warmwasser',
    meterNumber: '9SEN0117723419',
    meterType: 'WATER_WARM_METER',
    place: home('Bad, Revisionsklappe unter dem Waschtisch'),
    endsIn: 18,
    isDone: false,
    rates: [
      {
        rateName: 'Verbrauch',
        obis: '9-1:1.0.0',
        unit: 'm³',
        preDecimals: 5,
        postDecimals: 3,
        lastValue: 304.118,
        yearly: 31,
        minimum: 304,
        maximum: 420,
      },
    ],
  },
];

const place: DemoPlace = {
  street: 'Lindenstraße',
  houseNumber: '16',
  zip: '39999',
  city: 'Neuenbrück',
  locationDescription: 'Flur, rechts neben der Wohnungstür',
};

/** The household next door. No other account may see or send its readings. */
export const neighbourJobs: readonly DemoJob[] = [
  {
    id: 'nachbarin-strom',
    meterNumber: '1ESY1160123499',
    meterType: 'ELECTRIC_METER',
    place,
    endsIn: 11,
    isDone: false,
    rates: [
      {
        rateName: 'Verbrauch',
        obis: '1-1:1.8.0',
        unit: 'kWh',
        preDecimals: 6,
        postDecimals: 1,
        lastValue: 9204.7,
        yearly: 1610,
        minimum: 9204,
        maximum: 13000,
      },
    ],
  },
];
