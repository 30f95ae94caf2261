import { numberOfValue } from '@ablesbar/domain';
import { jobEntry, notReadableEntry, recordOf } from '../testing';
import { recordOfStored } from './record-of-stored';

/** As the build before D160 stored it, in all its parts. */
const jobOfSchema1 = {
  kind: 'job-results',
  accountId: 'a-1',
  applicationId: 'swm',
  jobId: 'j-1',
  payload: {
    results: [
      { taskId: 'ht', comment: 'Leck', readingValue: 45_210.5, readingImages: [] },
      { taskId: 'nt', comment: null, readingValue: 7, readingImages: [] },
    ],
    readingDate: '2026-11-21T11:00:00.000Z',
  },
  schema: 1,
  id: 'r-1',
  photos: [{ key: 'r-1/0', slot: 'ht', mimeType: 'image/jpeg', byteLength: 3, sha256: 'abc' }],
  capturedAt: 1_763_722_800_000,
  attempts: 2,
  nextAt: 1_763_722_860_000,
  lastError: { status: 503, message: null, at: 1_763_722_830_000 },
  state: 'QUEUED',
  visible: true,
  seq: 4,
};
const unlistedOfSchema1 = {
  ...jobOfSchema1,
  kind: 'unlisted-reading',
  jobId: null,
  payload: {
    meterNumber: '1ESY1160123456',
    readingValue: 4521.25,
    readingDate: '2026-11-21T11:00:00.000Z',
    comment: 'Neue Pumpe',
  },
};

test.each([
  {
    says: 'a job, with its rates, comments, photos, key and state',
    stored: jobOfSchema1,
    payload: {
      results: [
        { taskId: 'ht', comment: 'Leck', value: { integer: '45210', decimals: '5' } },
        { taskId: 'nt', comment: null, value: { integer: '7', decimals: '' } },
      ],
      readingDate: '2026-11-21T11:00:00.000Z',
    },
  },
  {
    says: 'an unlisted meter, with its number and comment',
    stored: unlistedOfSchema1,
    payload: {
      meterNumber: '1ESY1160123456',
      value: { integer: '4521', decimals: '25' },
      readingDate: '2026-11-21T11:00:00.000Z',
      comment: 'Neue Pumpe',
    },
  },
])('a record of schema 1 is read as schema 2: $says', ({ stored, payload }) => {
  expect(recordOfStored(stored, 'r-1')).toEqual({
    ...stored,
    schema: 2,
    isFromNumbers: true,
    payload,
  });
});

test.each([
  { says: 'zero', number: 0, integer: '0', decimals: '' },
  { says: 'as many decimals as its meter has', number: 12.5, integer: '12', decimals: '5' },
  { says: 'more decimals than its meter has', number: 12.25, integer: '12', decimals: '25' },
  {
    says: 'a sum that floating point does not hold',
    number: 0.1 + 0.2,
    integer: '0',
    decimals: '30000000000000004',
  },
  {
    says: 'more digits than are exact',
    number: 12_345_678_901_234_567_000,
    integer: '12345678901234567000',
    decimals: '',
  },
  { says: 'an exponent', number: 5e-7, integer: '0', decimals: '0000005' },
  { says: 'below zero', number: -7.5, integer: '-7', decimals: '5' },
])('a number of schema 1 keeps its value: $says', ({ number, integer, decimals }) => {
  const payload = { ...unlistedOfSchema1.payload, readingValue: number };
  const record = recordOfStored({ ...unlistedOfSchema1, payload }, 'r-1');
  if (record?.kind !== 'unlisted-reading') throw new Error('It was one.');
  expect(record.payload.value).toEqual({ integer, decimals });
  expect(numberOfValue(record.payload.value)).toBe(number);
});

const report = { ...recordOf(), ...notReadableEntry() };

test.each([
  { says: 'a job', stored: recordOf() },
  { says: 'an unlisted meter', stored: recordOf({ jobId: null }) },
  { says: 'a meter that cannot be read', stored: report },
  { says: 'one with a photo', stored: recordOf({ photos: jobOfSchema1.photos }) },
  {
    says: 'one that was tried',
    stored: recordOf({ attempts: 1, nextAt: 5, lastError: { status: null, message: null, at: 1 } }),
  },
  {
    says: 'one that names its meter',
    stored: { ...recordOf(), meter: { number: '7ELS01', place: '' } },
  },
  { says: 'one with a field of a later build', stored: { ...recordOf(), colour: 'red' } },
])('a record of schema 2 is the stored object: $says', ({ stored }) => {
  expect(recordOfStored(stored, 'r-1')).toBe(stored);
});

const [rate] = jobOfSchema1.payload.results;
const [photoRef] = jobOfSchema1.photos;
const { payload } = jobEntry();
const [rateOfSchema2] = payload.results;
const unlisted = recordOf({ jobId: null });

test.each([
  { says: 'one of a later schema', stored: { ...recordOf(), schema: 3 } },
  { says: 'one without a schema', stored: { ...recordOf(), schema: undefined } },
  { says: 'one under another name', stored: recordOf({ id: 'r-2' }) },
  ...Object.keys(recordOf())
    .filter((field) => field !== 'schema')
    .map((field) => ({
      says: `one without ${field}`,
      stored: { ...recordOf(), [field]: undefined },
    })),
  ...[
    { id: 1 },
    { seq: '1' },
    { seq: NaN },
    { capturedAt: '2026-11-21' },
    { nextAt: 'soon' },
    { meter: '7ELS01' },
    { meter: { number: 7, place: '' } },
    { meter: { number: '7ELS01' } },
    { lastError: 'none' },
    { lastError: { status: '503', message: null, at: 1 } },
    { lastError: { status: null, message: 5, at: 1 } },
    { lastError: { status: null, message: null } },
    { state: 'SENDING' },
    { state: 'toString' },
    { visible: 1 },
    { photos: {} },
    { photos: [null] },
    { photos: [{ ...photoRef, key: 5 }] },
    { photos: [{ ...photoRef, byteLength: '3' }] },
    { kind: 'note' },
    { jobId: 5 },
    { payload: null },
    { payload: { ...payload, readingDate: 5 } },
    { payload: { ...payload, results: {} } },
    { payload: { ...payload, results: [null] } },
    { payload: { ...payload, results: [{ ...rateOfSchema2, taskId: 5 }] } },
    { payload: { ...payload, results: [{ ...rateOfSchema2, comment: 5 }] } },
    { payload: { ...payload, results: [{ ...rateOfSchema2, value: null }] } },
    {
      payload: {
        ...payload,
        results: [{ ...rateOfSchema2, value: { integer: '', decimals: '' } }],
      },
    },
    {
      payload: {
        ...payload,
        results: [{ ...rateOfSchema2, value: { integer: '4x', decimals: '' } }],
      },
    },
    {
      payload: {
        ...payload,
        results: [{ ...rateOfSchema2, value: { integer: '4?', decimals: '' } }],
      },
    },
    {
      payload: {
        ...payload,
        results: [{ ...rateOfSchema2, value: { integer: '4', decimals: 5 } }],
      },
    },
  ].map((damage) => ({ says: JSON.stringify(damage), stored: { ...recordOf(), ...damage } })),
  ...[
    { schema: 1 },
    { jobId: null },
    { payload: { ...report.payload, reason: 'TIRED' } },
    { payload: { ...report.payload, comment: undefined } },
    { payload: { ...report.payload, readingDate: null } },
  ].map((damage) => ({
    says: `a report with ${JSON.stringify(damage)}`,
    stored: { ...report, ...damage },
  })),
  ...[
    { jobId: 'j-1' },
    { payload: { ...unlisted.payload, meterNumber: 5 } },
    { payload: { ...unlisted.payload, comment: undefined } },
    { payload: { ...unlisted.payload, value: undefined } },
  ].map((damage) => ({
    says: `an unlisted meter with ${JSON.stringify(damage)}`,
    stored: { ...unlisted, ...damage },
  })),
  { says: 'nothing', stored: null },
  { says: 'a text', stored: 'record' },
  {
    says: 'a function with all that',
    stored: Object.assign(() => 0, recordOf()),
  },
  { says: 'one of schema 1 without a name', stored: { ...jobOfSchema1, id: undefined } },
  { says: 'one of schema 1 without a place', stored: { ...jobOfSchema1, seq: null } },
  { says: 'one of schema 1 without a payload', stored: { ...jobOfSchema1, payload: null } },
  { says: 'one of schema 1 without rates', stored: { ...jobOfSchema1, payload: {} } },
  {
    says: 'a rate of schema 1 without a number',
    stored: { ...jobOfSchema1, payload: { results: [rate, { taskId: 'nt' }] } },
  },
  {
    says: 'a rate of schema 1 that is none',
    stored: { ...jobOfSchema1, payload: { results: [rate, null] } },
  },
  {
    says: 'an unlisted meter of schema 1 without a payload',
    stored: { ...unlistedOfSchema1, payload: undefined },
  },
  ...[NaN, Infinity, '4521', null].map((readingValue) => ({
    says: `${readingValue} as the number of schema 1`,
    stored: { ...unlistedOfSchema1, payload: { ...unlistedOfSchema1.payload, readingValue } },
  })),
])('not read: $says', ({ stored }) => {
  expect(recordOfStored(stored, 'r-1')).toBeNull();
});
