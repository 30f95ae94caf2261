import { aJob, aMeter, anAddress } from '../testing';
import type { Job } from '../job/job';
import { groupedJobs, JOB_COLUMNS, sortedJobs } from './job-table';

const job = (
  id: string,
  address: Parameters<typeof anAddress>[0] = {},
  part: Partial<Job> = {},
  meterType: Job['meter']['meterType'] = 'ELECTRIC_METER',
) =>
  aJob({
    id,
    meter: aMeter({ meterNumber: `N-${id}`, meterAddress: anAddress(address), meterType }),
    ...part,
  });
const until = (id: string, latestExecution: string | null) =>
  job(id, {}, { jobConstraints: { earliestExecution: null, latestExecution } });

test('nine columns', () => {
  expect(JOB_COLUMNS).toEqual([
    'city',
    'street',
    'building',
    'objectKey',
    'nameAtMeter',
    'provider',
    'meterType',
    'state',
    'deadline',
  ]);
});

test.each([
  {
    says: 'by city',
    column: 'city',
    jobs: [job('1', { city: 'Zwickau' }), job('2', { city: 'Aue' })],
    up: ['2', '1'],
    down: ['1', '2'],
  },
  {
    says: 'an umlaut stands with its two letters',
    column: 'city',
    jobs: [job('1', { city: 'Of' }), job('2', { city: 'Öhringen' }), job('3', { city: 'Od' })],
    up: ['3', '2', '1'],
    down: ['1', '2', '3'],
  },
  {
    says: 'by street',
    column: 'street',
    jobs: [job('1', { street: 'Postweg' }), job('2', { street: 'am Bach' })],
    up: ['2', '1'],
    down: ['1', '2'],
  },
  {
    says: 'by the name at the meter, a company before its person',
    column: 'nameAtMeter',
    jobs: [job('1', { lastname: 'Sol' }), job('2', { company: 'Bäckerei', lastname: 'Zorn' })],
    up: ['2', '1'],
    down: ['1', '2'],
  },
  {
    says: 'by provider',
    column: 'provider',
    jobs: ['Stadtwerke', 'Genossenschaft'].map((company, n) =>
      job(String(n + 1), {}, { partner: { identifier: null, company, name: null } }),
    ),
    up: ['2', '1'],
    down: ['1', '2'],
  },
  {
    says: 'by building: numbers are numbers',
    column: 'building',
    jobs: [job('1', { houseNumber: '14' }), job('2', { houseNumber: '9' })],
    up: ['2', '1'],
    down: ['1', '2'],
  },
  {
    says: 'by object key; none comes last in both directions',
    column: 'objectKey',
    jobs: [
      job('1', { objectKey: null }),
      job('2', { objectKey: 'OBJ-10' }),
      job('3', { objectKey: 'OBJ-9' }),
      job('4', { objectKey: ' ' }),
    ],
    up: ['3', '2', '1', '4'],
    down: ['2', '3', '1', '4'],
  },
  {
    says: 'by meter type: in the order of the portal',
    column: 'meterType',
    jobs: [job('1', {}, {}, 'WATER_METER'), job('2', {}, {}, 'ELECTRIC_METER')],
    up: ['2', '1'],
    down: ['1', '2'],
  },
  {
    says: 'by state: what is open first',
    column: 'state',
    jobs: [job('1', {}, { done: true }), job('2')],
    up: ['2', '1'],
    down: ['1', '2'],
  },
  {
    says: 'by deadline: the next first',
    column: 'deadline',
    jobs: [until('1', '2026-12-05T22:59:59Z'), until('2', null), until('3', '2026-12-04')],
    up: ['3', '1', '2'],
    down: ['1', '3', '2'],
  },
  {
    says: 'equal rows are sorted by meter number in both directions',
    column: 'city',
    jobs: [job('2'), job('1'), job('3')],
    up: ['1', '2', '3'],
    down: ['1', '2', '3'],
  },
] as const)('sortedJobs: $says', ({ column, jobs, up, down }) => {
  const idsOf = (isDescending: boolean) =>
    sortedJobs(jobs, { column, isDescending }).map(({ id }) => id);
  expect(idsOf(false)).toEqual(up);
  expect(idsOf(true)).toEqual(down);
});

test.each([
  {
    says: 'by city, however it is written',
    column: 'city',
    jobs: [job('1', { city: 'Aue' }), job('2', { city: 'Berg' }), job('3', { city: ' AUE' })],
    groups: [
      ['Aue', '1', '3'],
      ['Berg', '2'],
    ],
  },
  {
    says: 'by building',
    column: 'building',
    jobs: [job('1'), job('2', { houseNumber: null, zip: null }), job('3')],
    groups: [
      ['Lindenstraße 14, 39999 Neuenbrück', '1', '3'],
      ['Lindenstraße, Neuenbrück', '2'],
    ],
  },
  {
    says: 'by building, in either spelling of its street and number',
    column: 'building',
    jobs: [
      job('1', { houseNumber: '14a' }),
      job('2', { houseNumber: '14b' }),
      job('3', { street: 'Lindenstr.', houseNumber: '14 A' }),
    ],
    groups: [
      ['Lindenstraße 14a, 39999 Neuenbrück', '1', '3'],
      ['Lindenstraße 14b, 39999 Neuenbrück', '2'],
    ],
  },
  {
    says: 'by street, in short or written out',
    column: 'street',
    jobs: [job('1'), job('2', { street: 'Lindenstr.' }), job('3', { street: 'Linden-Straße' })],
    groups: [['Lindenstraße', '1', '2', '3']],
  },
  {
    says: 'by object key, those without one last',
    column: 'objectKey',
    jobs: [job('1'), job('2', { objectKey: 'A' }), job('3')],
    groups: [
      ['A', '2'],
      [null, '1', '3'],
    ],
  },
  {
    says: 'by state',
    column: 'state',
    jobs: [job('1', {}, { done: true }), job('2')],
    groups: [
      ['open', '2'],
      ['done', '1'],
    ],
  },
  {
    says: 'by deadline',
    column: 'deadline',
    jobs: [until('1', '2026-12-05'), until('2', '2026-12-05T22:59:59Z')],
    groups: [['2026-12-05', '1', '2']],
  },
  { says: 'no jobs', column: 'street', jobs: [], groups: [] },
] as const)('groupedJobs: $says', ({ column, jobs, groups }) => {
  const found = groupedJobs(jobs, column);
  expect(found.map((group) => [group.value, ...group.jobs.map(({ id }) => id)])).toEqual(groups);
});
