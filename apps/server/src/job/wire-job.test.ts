import type { JobRow, TaskRow } from './find-jobs';
import { jobAfterSubmission, wireJobOf } from './wire-job';

const aTask = (part: Partial<TaskRow> = {}): TaskRow => ({
  id: 'ht',
  rate_name: 'Verbrauch',
  obis: '1-1:1.8.0',
  unit: 'kWh',
  pre_decimals: 6,
  post_decimals: 1,
  minimum_value: '100',
  maximum_value: '2000.5',
  is_strict: false,
  target_reading_date: null,
  events: [],
  results: [],
  ...part,
});

const aRow = (part: Partial<JobRow> = {}): JobRow => ({
  id: 'j-1',
  account_id: 'owner',
  reader_id: 'owner',
  may_pass_on: false,
  target_reading_date: '2026-12-31',
  earliest_execution: null,
  latest_execution: null,
  malo_id: null,
  melo_id: null,
  is_reshare_allowed: true,
  config: {},
  customer: {},
  partner: {},
  meter_number: '1EMH0099887766',
  meter_type: 'GAS_METER',
  custom_meter_type: null,
  meter_address: {},
  archived_on: null,
  tasks: [aTask()],
  list_state: null,
  not_readable: null,
  ...part,
});

const read = {
  reading_date: '2026-11-20T11:00:00+00:00',
  reading_value: 4711.5,
  received_at: '2026-11-20T11:05:00+00:00',
  receipt_number: 'A',
};

test.each([
  { says: 'its owner', part: {}, may: true },
  {
    says: 'its owner, if the utility forbids it',
    part: { is_reshare_allowed: false },
    may: false,
  },
  { says: 'a helper', part: { reader_id: 'helper' }, may: false },
  {
    says: 'a helper with the permission',
    part: { reader_id: 'helper', may_pass_on: true },
    may: true,
  },
  {
    says: 'a helper with the permission, if the utility forbids it',
    part: { reader_id: 'helper', may_pass_on: true, is_reshare_allowed: false },
    may: false,
  },
])('may share a job: $says', ({ part, may }) => {
  expect(wireJobOf(aRow(part)).jobPermissions).toEqual({ reShare: may });
});

test.each([
  { says: 'of a known type', meter_type: 'GAS_METER', is: 'GAS_METER' },
  { says: 'of an unknown type', meter_type: 'STEAM_METER', is: null },
  { says: 'without a type', meter_type: null, is: null },
])('a meter $says', ({ meter_type, is }) => {
  const { jobInfo, meter } = wireJobOf(aRow({ meter_type }));
  expect([jobInfo.meterType, meter.meterType]).toEqual([is, is]);
});

test.each([
  { says: 'without rates is not done', tasks: [], done: false },
  {
    says: 'with an open rate is not done',
    tasks: [aTask({ results: [read] }), aTask()],
    done: false,
  },
  { says: 'whose rates are all read is done', tasks: [aTask({ results: [read] })], done: true },
])('a job $says', ({ tasks, done }) => {
  expect(wireJobOf(aRow({ tasks })).done).toBe(done);
});

test.each([
  { minimum: '100', maximum: '2000.5', is: [100, 2000.5] },
  { minimum: null, maximum: null, is: [null, null] },
  { minimum: '0', maximum: '0', is: [0, 0] },
])('limits from $minimum to $maximum are numbers or none', ({ minimum, maximum, is }) => {
  const row = aRow({ tasks: [aTask({ minimum_value: minimum, maximum_value: maximum })] });
  const [task] = wireJobOf(row).meter.meterRateTasks;
  const { minimumValue, maximumValue } = task?.readingValueValidation ?? {};
  expect([minimumValue, maximumValue]).toEqual(is);
});

test.each([
  { reason: 'PERIODIC_READING', is: 'PERIODIC_READING' },
  { reason: 'METER_CHANGE', is: 'METER_CHANGE' },
  { reason: 'whatever', is: 'unknown' },
])('an earlier reading for the reason $reason', ({ reason, is }) => {
  const event = { reading_date: '2025-11-20', position: 0, reading_value: '40.5', reason };
  const row = aRow({ tasks: [aTask({ events: [{ ...event, other_reason: null }] })] });
  const [task] = wireJobOf(row).meter.meterRateTasks;
  expect(task?.readingEvents).toEqual([
    { readingDate: '2025-11-20', readingValue: 40.5, reason: is, otherReason: null },
  ]);
});

test('a job with a sent result equals the job that the server returns later', () => {
  const open = wireJobOf(aRow({ tasks: [aTask({ results: [read] }), aTask({ id: 'nt' })] }));
  const sent = {
    results: [{ taskId: 'nt', comment: null, readingValue: 7, readingImages: [] }],
    readingDate: '2026-11-21T10:00:00.000Z',
  };
  const done = jobAfterSubmission(open, sent, {
    now: new Date('2026-11-21T10:00:05Z'),
    number: 'B',
  });
  expect(done.done).toBe(true);
  expect(done.meter.meterRateTasks.map(({ readingResults }) => readingResults)).toEqual([
    [
      {
        readingDate: '2026-11-20T11:00:00.000Z',
        readingValue: 4711.5,
        receiptNumber: 'A',
        receivedAt: '2026-11-20T11:05:00.000Z',
      },
    ],
    [
      {
        readingDate: '2026-11-21T10:00:00.000Z',
        readingValue: 7,
        receiptNumber: 'B',
        receivedAt: '2026-11-21T10:00:05.000Z',
      },
    ],
  ]);
});
