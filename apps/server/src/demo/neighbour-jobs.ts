import type { DemoJob, DemoPlace } from './demo-job';

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
