import { aDemoJob } from './a-demo-job';
import { farmJob } from './farm';
import { managedJobs } from './property-management';
import { aPerson, type Person } from './scene';

/** The neighbours' household. */
export const neighbour: Person = aPerson({
  id: 'nachbarin',
  name: 'Aylin Demirtaş',
  username: 'a.demirtas',
  jobs: [
    aDemoJob({
      id: 'nachbarin-strom',
      number: '1ESY1160123499',
      type: 'ELECTRIC_METER',
      customer: { firstname: 'Aylin', lastname: 'Demirtaş', customerNumber: '100 2448' },
      place: { houseNumber: '16', locationDescription: 'Flur, rechts neben der Wohnungstür' },
      endsIn: 11,
      rates: [
        {
          obis: '1-1:1.8.0',
          unit: 'kWh',
          digits: [6, 1],
          last: 9204.7,
          yearly: 1610,
          maximum: 13_000,
        },
      ],
    }),
  ],
});

export const farm = (...[place, change]: Parameters<typeof farmJob>): Person =>
  aPerson({
    id: 'hofgut',
    name: 'Hofgut Sonnental',
    username: 'hofgut',
    jobs: [farmJob(place, change)],
  });

/** A property management with this number of meters. */
export const manager = (count: number, part: Partial<Person> = {}): Person =>
  aPerson({
    id: 'verwaltung',
    name: 'Hausverwaltung Nord',
    username: 'hv-nord',
    jobs: managedJobs(count),
    ...part,
  });
