import { aJob, aMeter, aRateTask } from '../testing';
import { DEFAULT_OBIS, type Instruction, instructionsFor } from './instructions-for';

const instruction = (part: Partial<Instruction>): Instruction => ({
  language: null,
  title: 'So lesen Sie ab',
  text: '',
  obisFilter: null,
  meterNumberFilter: null,
  multiMeterRate: null,
  ...part,
});
/**
 * Replaces the pattern engine: a pattern with '(' is unreadable; any other is searched as plain
 * text.
 */
const matches = (pattern: string, text: string) =>
  pattern.includes('(') ? null : text.includes(pattern);
const shows = (part: Partial<Instruction>, job = aJob()) =>
  instructionsFor(job, [instruction(part)], matches).length === 1;

test.each([
  { says: 'no filter lets every meter through', part: {}, is: true },
  { says: 'an empty filter is none', part: { obisFilter: '', meterNumberFilter: '' }, is: true },
  { says: 'the code matches', part: { obisFilter: '1.8.0' }, is: true },
  { says: 'the code does not', part: { obisFilter: '2.8.0' }, is: false },
  { says: 'the code is no pattern', part: { obisFilter: '(1.8.0' }, is: false },
  { says: 'the meter number matches', part: { meterNumberFilter: '1ESY' }, is: true },
  { says: 'the meter number does not', part: { meterNumberFilter: '7ELS' }, is: false },
  { says: 'the meter number is no pattern', part: { meterNumberFilter: '(' }, is: false },
  { says: 'both must match', part: { obisFilter: '1.8', meterNumberFilter: '7ELS' }, is: false },
  { says: 'one rate is not several', part: { multiMeterRate: true }, is: false },
  { says: 'one rate is at most one', part: { multiMeterRate: false }, is: true },
])('instructionsFor: $says', ({ part, is }) => {
  expect(shows(part)).toBe(is);
});

const withRates = (...codes: readonly (string | null)[]) =>
  aJob({ meter: aMeter({ meterRateTasks: codes.map((obis) => aRateTask({ obis })) }) });

test.each([
  { says: 'two are several', codes: ['1-1:1.8.1', '1-1:1.8.2'], multiMeterRate: true, is: true },
  { says: 'two are not one', codes: ['1-1:1.8.1', '1-1:1.8.2'], multiMeterRate: false, is: false },
  { says: 'none is at most one', codes: [], multiMeterRate: false, is: true },
])('the number of rates: $says', ({ codes, multiMeterRate, is }) => {
  expect(shows({ multiMeterRate }, withRates(...codes))).toBe(is);
});

test.each([
  { says: 'any rate of the meter', codes: ['1-1:1.8.0', '1-1:2.8.0'], filter: '2.8', is: true },
  {
    says: 'a rate without a code has the default one',
    codes: [null],
    filter: '1-0:0.0.0',
    is: true,
  },
  { says: 'a blank code is none', codes: [' '], filter: '1-0:0.0.0', is: true },
  { says: 'a meter without rates, too', codes: [], filter: '1-0:0.0.0', is: true },
  { says: 'beside a code that is known', codes: ['1-1:1.8.0', null], filter: '1-0:0', is: true },
  { says: 'a known code is enough', codes: ['1-1:1.8.0'], filter: '1-0:0.0.0', is: false },
])('the code: $says', ({ codes, filter, is }) => {
  expect(shows({ obisFilter: filter }, withRates(...codes))).toBe(is);
});

const unknown = (codes: readonly (string | null)[]) => {
  const job = withRates(...codes);
  return { ...job, meter: { ...job.meter, meterType: null } };
};

test.each([
  { says: 'a code alone', job: unknown(['8-0:1.0.0']), is: true },
  {
    says: 'a code of one rate gives the other its medium',
    job: unknown(['8-0:1.0.0', null]),
    is: true,
  },
  {
    says: 'the type of the job',
    job: { ...unknown([null]), jobInfo: { meterType: 'GAS_METER' } },
    is: true,
  },
  { says: 'neither', job: unknown([null]), is: false },
] as const)('something must be known of the meter: $says', ({ job, is }) => {
  expect(shows({}, job)).toBe(is);
});

test.each([
  ['ELECTRIC_METER', '1-0:0.0.0'],
  ['GAS_METER', '7-0:0.0.0'],
  ['HEAT_METER', '5-0:0.0.0'],
  ['WATER_METER', '8-0:0.0.0'],
  ['WATER_WARM_METER', '9-0:0.0.0'],
  ['GENERIC_METER', '0-0:0.0.0'],
] as const)('the default code of %s is %s', (meterType, code) => {
  expect(DEFAULT_OBIS[meterType]).toBe(code);
});
