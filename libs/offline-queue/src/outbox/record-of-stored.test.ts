import { numberOfValue } from '@ablesbar/domain';
import { recordOf } from '../testing';
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
  expect(recordOfStored(stored)).toEqual({ ...stored, schema: 2, isFromNumbers: true, payload });
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
  const record = recordOfStored({ ...unlistedOfSchema1, payload });
  if (record?.kind !== 'unlisted-reading') throw new Error('It was one.');
  expect(record.payload.value).toEqual({ integer, decimals });
  expect(numberOfValue(record.payload.value)).toBe(number);
});

test('a record of schema 2 is the stored object', () => {
  const stored = recordOf();
  expect(recordOfStored(stored)).toBe(stored);
});

const [rate] = jobOfSchema1.payload.results;

test.each([
  { says: 'one of a later schema', stored: { ...recordOf(), schema: 3 } },
  { says: 'one without a schema', stored: { id: 'a', seq: 1 } },
  { says: 'one without a name', stored: { schema: 2, seq: 1 } },
  { says: 'a number for a name', stored: { schema: 2, id: 1, seq: 1 } },
  { says: 'one without a place', stored: { schema: 2, id: 'a' } },
  { says: 'a text for a place', stored: { schema: 2, id: 'a', seq: '1' } },
  { says: 'nothing', stored: null },
  { says: 'a text', stored: 'record' },
  {
    says: 'a function with all that',
    stored: Object.assign(() => 0, { schema: 2, id: 'a', seq: 1 }),
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
  expect(recordOfStored(stored)).toBeNull();
});
