import { aDay, aJob, aMeter, anAddress } from '../testing';
import { countStates, filterJobs, type JobFilter } from './filter-jobs';
import type { MeterType } from './meter-type';

const today = aDay('2026-11-26');
const setup = { today, queuedJobIds: new Set(['queued', 'corrected']) };
const NOTHING: JobFilter = {
  meterType: null,
  building: null,
  state: null,
  until: null,
  month: null,
};

function job(id: string, meterType: MeterType, ends: string | null, done = false) {
  const meterAddress = anAddress({ street: 'Mühlendamm', houseNumber: id === 'soon' ? '3' : '13' });
  return aJob({
    id,
    done,
    meter: aMeter({ meterNumber: id, meterType, meterAddress }),
    jobConstraints: { earliestExecution: null, latestExecution: ends },
  });
}

const jobs = [
  job('soon', 'GAS_METER', '2026-11-30'),
  job('later', 'GAS_METER', '2026-12-01'),
  job('ended', 'HEAT_METER', '2026-11-25'),
  job('open', 'HEAT_METER', null),
  job('queued', 'GAS_METER', '2026-11-26'),
  job('corrected', 'GAS_METER', '2026-11-26', true),
  job('done', 'GAS_METER', '2026-11-26', true),
];

const rows: readonly { filter: Partial<JobFilter>; found: readonly string[] }[] = [
  { filter: { meterType: 'HEAT_METER' }, found: ['ended', 'open'] },
  { filter: { building: 'muehlendamm 3, 39999 neuenbrück' }, found: ['soon'] },
  { filter: { building: 'Mühlendamm' }, found: [] },
  { filter: { state: 'soon' }, found: ['soon'] },
  { filter: { state: 'queued' }, found: ['queued', 'corrected'] },
  { filter: { state: 'done' }, found: ['done'] },
  { filter: { until: aDay('2026-11-30') }, found: ['soon', 'queued', 'corrected', 'done'] },
  { filter: { until: aDay('2026-11-29') }, found: ['queued', 'corrected', 'done'] },
  { filter: { month: { number: 12, year: null } }, found: ['later'] },
  { filter: { month: { number: 12, year: 2026 } }, found: ['later'] },
  { filter: { month: { number: 12, year: 2025 } }, found: [] },
  { filter: { meterType: 'HEAT_METER', month: { number: 11, year: 2026 } }, found: ['ended'] },
  { filter: { meterType: 'HEAT_METER', state: 'soon' }, found: [] },
];

test.each(rows)('filter $filter finds $found', ({ filter, found }) => {
  expect(filterJobs(jobs, { ...NOTHING, ...filter }, setup).map(({ id }) => id)).toEqual(found);
});

test.each([
  { street: 'Lindenstr.', houseNumber: '14 A', building: 'Lindenstraße 14a, 39999 Neuenbrück' },
  { street: 'Lindenstr.', houseNumber: null, building: 'Lindenstraße, 39999 Neuenbrück' },
  { street: 'Lindenstr', houseNumber: null, building: 'Lindenstraße, 39999 Neuenbrück' },
])('a filter by $building finds $street', ({ building, ...written }) => {
  const short = aJob({ meter: aMeter({ meterAddress: anAddress(written) }) });
  expect(filterJobs([short], { ...NOTHING, building }, setup)).toEqual([short]);
});

test('nothing asked gives the same array', () => {
  expect(filterJobs(jobs, NOTHING, setup)).toBe(jobs);
});

test('the states are counted', () => {
  expect(countStates(jobs, setup)).toEqual({ soon: 1, queued: 2, done: 1 });
});
