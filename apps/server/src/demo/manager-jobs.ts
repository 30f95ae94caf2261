import { type MeterType, METER_TYPES } from '@ablesbar/domain';
import type { DemoJob, DemoPlace, DemoRate } from './demo-job';

const city = { zip: '39999', city: 'Neuenbrück' } as const;

const BUILDINGS: readonly DemoPlace[] = [
  { ...city, street: 'Ahornweg', houseNumber: '3', cityDistrict: 'Nord', objectKey: 'NB-0003' },
  {
    ...city,
    street: 'Bürgermeister-Schröder-Straße',
    houseNumber: '102a',
    cityDistrict: 'Altstadt am Fluss',
    objectKey: 'NB-0102-A',
  },
  { ...city, street: 'Am Wehr', houseNumber: '7', cityDistrict: 'Altstadt', objectKey: 'NB-0207' },
  { ...city, street: 'Gartenstraße', houseNumber: '21–23', objectKey: 'NB-0021' },
  { ...city, street: 'Zur Alten Ziegelei', houseNumber: '1', objectKey: 'NB-0301' },
];

const PLACES: readonly string[] = [
  'Keller links',
  'Hausanschlussraum',
  'Wohnung 3. Obergeschoss rechts, im Flur hinter der Garderobe, zweite Klappe von oben',
  'Technikraum, Zugang nur über den Hof; Schlüssel liegt beim Hausmeisterdienst im Nebengebäude',
  'Treppenhaus, 1. Obergeschoss',
  'Bad, Revisionsklappe',
  'Tiefgarage, Stellplatz 14, hinter dem Gitter links neben der Pumpe der Hebeanlage',
  'Dachboden',
];

/** Only the meters within a flat or a shop have somebody at them. */
const TENANTS: readonly Pick<DemoPlace, 'company' | 'firstname' | 'lastname'>[] = [
  {},
  {},
  { firstname: 'Nurgül', lastname: 'Yılmaz-Petersen' },
  {},
  {},
  { lastname: 'Familie Oyelaran' },
  { company: 'Fahrradwerkstatt Kettenblatt' },
  {},
];

const METERS: Readonly<Record<MeterType, { readonly prefix: string; readonly rate: DemoRate }>> = {
  ELECTRIC_METER: { prefix: '1EMH', rate: rate('1-1:1.8.0', 'kWh', [6, 1], 21500.4, 1800) },
  GAS_METER: { prefix: '7GMT', rate: rate('7-1:3.0.0', 'm³', [5, 2], 8204.61, 520) },
  WATER_METER: { prefix: '8SEN', rate: rate('8-1:1.0.0', 'm³', [5, 3], 640.125, 88) },
  WATER_WARM_METER: { prefix: '9SEN', rate: rate('9-1:1.0.0', 'm³', [5, 3], 214.906, 29) },
  HEAT_METER: { prefix: '6KAM', rate: rate('6-1:1.0.0', 'kWh', [7, 0], 51230, 6400) },
  GENERIC_METER: { prefix: '0XYZ', rate: rate(null, 'kWh', [6, 0], 3310, 240) },
};

function rate(
  obis: string | null,
  unit: string,
  [preDecimals, postDecimals]: readonly [number, number],
  lastValue: number,
  yearly: number,
): DemoRate {
  const minimum = Math.floor(lastValue);
  const maximum = minimum + 3 * yearly;
  const name = { rateName: 'Verbrauch', obis, unit };
  return { ...name, preDecimals, postDecimals, lastValue, yearly, minimum, maximum };
}

const STREETS = ['Bahnhofstraße', 'Hafenweg', 'Kastanienallee', 'Mühlendamm', 'Schulstraße'];

const DONE = 15;
/** Each of the first buildings has eight meters, in a different mix of kinds. */
const PER_FIRST_BUILDING = 8;
/** The number of jobs for tests. */
const FEW = PER_FIRST_BUILDING * BUILDINGS.length;
const BUILDING_COUNT = 40;
const METER_COUNT = 1200;

const MORE_BUILDINGS: readonly DemoPlace[] = Array.from(
  { length: BUILDING_COUNT - BUILDINGS.length },
  (_, index) => ({
    ...city,
    street: at(STREETS, index),
    houseNumber: String(1 + 2 * Math.floor(index / STREETS.length)),
    objectKey: `NB-${String(1000 + index)}`,
  }),
);

/** The first jobs: enough of each kind, in five buildings. */
export const fewManagerJobs: readonly DemoJob[] = Array.from({ length: FEW }, (_, index) =>
  managerJob(index, at(BUILDINGS, Math.floor(index / PER_FIRST_BUILDING))),
);

/** The jobs of a property manager: 1 200 meters of all kinds in 40 buildings. */
export const managerJobs: readonly DemoJob[] = [
  ...fewManagerJobs,
  ...Array.from({ length: METER_COUNT - FEW }, (_, index) =>
    managerJob(FEW + index, at(MORE_BUILDINGS, index)),
  ),
];

function managerJob(index: number, building: DemoPlace): DemoJob {
  const meterType = at(METER_TYPES, index);
  const { prefix, rate: demoRate } = METERS[meterType];
  return {
    id: `verwaltung-${index + 1}`,
    meterNumber: `${prefix}${String(40_077_100 + 37 * index).padStart(10, '0')}`,
    meterType,
    ...(meterType === 'GENERIC_METER' ? { customMeterType: 'Kältezähler' } : {}),
    place: { ...building, locationDescription: at(PLACES, index), ...at(TENANTS, index) },
    endsIn: 3 + 2 * (index % 12),
    isDone: index < DONE,
    rates: [demoRate],
  };
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('An empty list has no items to go round.');
  return item;
}
