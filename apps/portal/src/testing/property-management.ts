import { type Job, METER_TYPES, type MeterType } from '@ablesbar/domain';
import { aDemoJob, type DemoMeter, type DemoRate } from './a-demo-job';

const BUILDINGS = [
  { street: 'Ahornweg', houseNumber: '3', cityDistrict: 'Nord', objectKey: 'NB-0003' },
  {
    street: 'Bürgermeister-Schröder-Straße',
    houseNumber: '102a',
    cityDistrict: 'Altstadt am Fluss',
    objectKey: 'NB-0102-A',
  },
  { street: 'Am Wehr', houseNumber: '7', cityDistrict: 'Altstadt', objectKey: 'NB-0207' },
  { street: 'Gartenstraße', houseNumber: '21–23', objectKey: 'NB-0021' },
  { street: 'Zur Alten Ziegelei', houseNumber: '1', objectKey: 'NB-0301' },
] as const;

const PLACES = [
  'Keller links',
  'Hausanschlussraum',
  'Wohnung 3. Obergeschoss rechts, im Flur hinter der Garderobe, zweite Klappe von oben',
  'Technikraum, Zugang nur über den Hof; Schlüssel liegt beim Hausmeisterdienst im Nebengebäude',
  'Treppenhaus, 1. Obergeschoss',
  'Bad, Revisionsklappe',
  'Tiefgarage, Stellplatz 14, hinter dem Gitter links neben der Pumpe der Hebeanlage',
  'Dachboden',
] as const;

const METERS: Readonly<Record<MeterType, readonly [prefix: string, rate: DemoRate]>> = {
  ELECTRIC_METER: ['1EMH', rate('1-1:1.8.0', 'kWh', [6, 1], 21_500.4, 1800)],
  GAS_METER: ['7GMT', rate('7-1:3.0.0', 'm³', [5, 2], 8204.61, 520)],
  WATER_METER: ['8SEN', rate('8-1:1.0.0', 'm³', [5, 3], 640.125, 88)],
  WATER_WARM_METER: ['9SEN', rate('9-1:1.0.0', 'm³', [5, 3], 214.906, 29)],
  HEAT_METER: ['6KAM', rate('6-1:1.0.0', 'kWh', [7, 0], 51_230, 6400)],
  GENERIC_METER: ['0XYZ', rate(null, 'kWh', [6, 0], 3310, 240)],
};

const DONE = 15;

function rate(
  obis: string | null,
  unit: string,
  digits: readonly [number, number],
  last: number,
  yearly: number,
): DemoRate {
  return { obis, unit, digits, last, yearly, maximum: Math.floor(last) + 3 * yearly };
}

/**
 * The meters of a property management, of all kinds: eight in a building, in the order of the list.
 */
export function managedJobs(count: number, change: Partial<DemoMeter> = {}): readonly Job[] {
  return Array.from({ length: count }, (_, index) => {
    const type = at(METER_TYPES, index);
    const [prefix, own] = METERS[type];
    const building = at(BUILDINGS, Math.floor(index / 8));
    const round = Math.floor(index / (8 * BUILDINGS.length));
    return aDemoJob({
      id: `verwaltung-${index + 1}`,
      number: `${prefix}${String(40_077_100 + 37 * index).padStart(10, '0')}`,
      type,
      ...(type === 'GENERIC_METER' ? { kind: 'Kältezähler' } : {}),
      customer: {
        firstname: null,
        lastname: null,
        company: 'Hausverwaltung Nord',
        customerNumber: '100 9001',
      },
      place: {
        ...building,
        // When all buildings are used, the same streets repeat with other house numbers.
        ...(round > 0 && { houseNumber: String(10 + 2 * round) }),
        locationDescription: at(PLACES, index),
      },
      endsIn: 3 + 2 * (index % 12),
      isDone: index < DONE,
      rates: [own],
      ...change,
    });
  });
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('An empty list has no items to go round.');
  return item;
}
