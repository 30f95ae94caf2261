import { aJob, aMeter, anAddress, aRateTask } from '../../../libs/domain/src/testing/index.ts';

const STREETS = [
  'Lindenstraße',
  'Am Alten Wasserwerk',
  'Bürgermeister-Schröder-Straße',
  'Gartenweg',
];
const CITIES = ['Neuenbrück', 'Hagenau', 'Altenmünster'];
const NAMES = ['Müller', 'Weißmüller', 'Demirtaş', 'Brandt', 'Schulze', 'Kowalski', 'Öztürk'];
const FIRST_NAMES = ['Aylin', 'Bernd', 'Carla', 'Dieter', 'Emma'];
const TYPES = ['ELECTRIC_METER', 'GAS_METER', 'WATER_METER', 'HEAT_METER'];

const at = (list, index) => list[index % list.length];

/**
 * A large property manager's list. It goes through JSON, so that no two jobs share a string in
 * memory.
 */
export function manyJobs(count) {
  const jobs = Array.from({ length: count }, (_, index) =>
    aJob({
      id: `j-${index}`,
      done: index % 3 === 0,
      jobConstraints: {
        earliestExecution: '2026-11-01',
        latestExecution: index % 2 ? `2026-12-${10 + (index % 20)}` : '2026-12-31T22:59:59Z',
      },
      customer: {
        firstname: at(FIRST_NAMES, index * 7),
        lastname: at(NAMES, index * 5),
        company: index % 11 ? null : `${at(NAMES, index)} Immobilien GmbH`,
        customerNumber: `${4000 + (index % 977)}-${index}`,
        mailingAddress: { street: null, houseNumber: null, zip: null, city: null },
      },
      meter: aMeter({
        meterNumber: `1ESY${String((index * 7919 * 13) % 10_000_000_000).padStart(10, '0')}`,
        meterType: at(TYPES, index * 3),
        meterAddress: anAddress({
          street: at(STREETS, index),
          houseNumber: String(1 + (index % 140)),
          zip: String(30_000 + (index % 40)),
          city: at(CITIES, index),
          objectKey: `OBJ-${index % 40}`,
        }),
      }),
    }),
  );
  return JSON.parse(JSON.stringify(jobs));
}

/** Thirty years of monthly readings, some of them estimated. */
export function longHistory() {
  let value = 100;
  const readingEvents = Array.from({ length: 360 }, (_, month) => {
    value += 250 + (month % 12) * 10;
    return {
      readingDate: `${1996 + Math.floor(month / 12)}-${String(1 + (month % 12)).padStart(2, '0')}-15`,
      readingValue: value,
      reason: month % 17 === 5 ? 'ESTIMATED_READING' : 'PERIODIC_READING',
      otherReason: null,
    };
  });
  return aRateTask({ preDecimals: 6, postDecimals: 1, readingEvents });
}
