import { aDemoJob, type DemoMeter, type DemoRate } from './a-demo-job';

const power: DemoRate = {
  obis: '1-1:1.8.0',
  unit: 'kWh',
  digits: [6, 1],
  last: 52_310.4,
  yearly: 2400,
  maximum: 60_000,
};

/** The only meter of a farm, for stories of rare states. */
export const farmJob = (place: string, change: Partial<DemoMeter> = {}) =>
  aDemoJob({
    id: 'hofgut',
    number: '1EMH0077012041',
    type: 'ELECTRIC_METER',
    customer: {
      firstname: null,
      lastname: null,
      company: 'Hofgut Sonnental',
      customerNumber: '100 9002',
    },
    place: {
      street: 'Am Hofgut',
      houseNumber: '2',
      cityDistrict: 'Sonnental',
      locationDescription: place,
    },
    endsIn: 21,
    rates: [power],
    ...change,
  });

/** The rates of a meter that also counts the solar power fed into the grid. */
export const withFeedIn: readonly DemoRate[] = [
  power,
  {
    ...power,
    name: 'Einspeisung',
    obis: '1-1:2.8.0',
    last: 18_220.7,
    yearly: 5100,
    maximum: 29_000,
  },
];
