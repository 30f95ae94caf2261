import { aDemoJob, type DemoMeter } from './a-demo-job';

const power = { obis: '1-1:1.8.1', unit: 'kWh', digits: [6, 1] } as const;
const water = { obis: '8-1:1.0.0', unit: 'm³', digits: [5, 3] } as const;

const meters = {
  strom: {
    id: 'strom',
    number: '1ESY1160123456',
    type: 'ELECTRIC_METER',
    place: { locationDescription: 'Keller links, Zählerschrank' },
    endsIn: 4,
    rates: [
      { ...power, name: 'Verbrauch Hochtarif', last: 43_120.5, yearly: 2140, maximum: 49_000 },
      {
        ...power,
        obis: '1-1:1.8.2',
        name: 'Verbrauch Niedertarif',
        last: 18_844.2,
        yearly: 960,
        maximum: 22_000,
      },
    ],
  },
  gas: {
    id: 'gas',
    number: '7ELS0098127734',
    type: 'GAS_METER',
    place: { locationDescription: 'Keller rechts, hinter der Tür' },
    endsIn: 18,
    rates: [
      {
        obis: '7-1:3.0.0',
        unit: 'm³',
        digits: [5, 2],
        last: 13_050.2,
        yearly: 410,
        maximum: 13_900,
      },
    ],
  },
  wasser: {
    id: 'wasser',
    number: '8SEN0117723401',
    type: 'WATER_METER',
    place: { locationDescription: 'Hausanschlussraum' },
    endsIn: 18,
    rates: [{ ...water, last: 812.437, yearly: 96, maximum: 1100 }],
  },
  warmwasser: {
    id: 'warmwasser',
    number: '9SEN0117723419',
    type: 'WATER_WARM_METER',
    place: { locationDescription: 'Bad, Revisionsklappe unter dem Waschtisch' },
    endsIn: 18,
    rates: [{ ...water, obis: '9-1:1.0.0', last: 304.118, yearly: 31, maximum: 420 }],
  },
} as const satisfies Record<string, DemoMeter>;

export type HouseholdMeter = keyof typeof meters;

/** One of the household's meters, with changes for a story. */
export const householdJob = (meter: HouseholdMeter, change: Partial<DemoMeter> = {}) =>
  aDemoJob({ ...meters[meter], ...change });

/** One household with a meter of every usual kind. */
export const household = [
  householdJob('strom'),
  householdJob('gas'),
  householdJob('wasser'),
  householdJob('warmwasser'),
] as const;

/** The same household after all its meters were read. */
export const householdDone = [
  householdJob('strom', { isDone: true }),
  householdJob('gas', { isDone: true }),
  householdJob('wasser', { isDone: true }),
  householdJob('warmwasser', { isDone: true }),
] as const;
