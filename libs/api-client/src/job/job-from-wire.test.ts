import { jobFromWire } from './job-from-wire';

const rate = { taskId: 't-1' };
const bare = { id: 'j-1', meter: { meterRateTasks: [rate] } };
const read = (json: unknown) => jobFromWire(json, 'a-1');
const readRate = (json: object) =>
  read({ ...bare, meter: { meterRateTasks: [{ ...rate, ...json }] } })?.meter.meterRateTasks[0];

describe('the required fields of a job', () => {
  test.each([
    { says: 'its id and the ids of its rates', json: bare, whole: true },
    { says: 'its id', json: { ...bare, id: undefined }, whole: false },
    { says: 'an id that says something', json: { ...bare, id: '' }, whole: false },
    { says: 'an id that is a text', json: { ...bare, id: 7 }, whole: false },
    {
      says: 'the id of every rate',
      json: { id: 'j-1', meter: { meterRateTasks: [rate, {}] } },
      whole: false,
    },
    { says: 'no meter: it has no rates then', json: { id: 'j-1' }, whole: true },
    { says: 'an object', json: null, whole: false },
  ])('$says ($whole)', ({ json, whole }) => {
    expect(read(json) !== null).toBe(whole);
  });
});

test('missing fields are null, and the account is added', () => {
  expect(read(bare)).toEqual({
    id: 'j-1',
    login: 'a-1',
    done: false,
    notReadable: null,
    archivedOn: null,
    targetReadingDate: null,
    maLoId: null,
    meLoId: null,
    config: { features: {}, meterReading: {} },
    jobInfo: { meterType: null },
    jobPermissions: { reShare: false },
    jobConstraints: { earliestExecution: null, latestExecution: null },
    customer: {
      firstname: null,
      lastname: null,
      company: null,
      customerNumber: null,
      mailingAddress: { street: null, houseNumber: null, zip: null, city: null },
    },
    partner: { identifier: null, company: null, name: null },
    meter: {
      maLoId: null,
      meterNumber: '',
      meterType: null,
      customMeterType: null,
      meterAddress: {
        street: null,
        houseNumber: null,
        zip: null,
        city: null,
        cityDistrict: null,
        objectKey: null,
        locationDescription: null,
        hint: null,
        company: null,
        firstname: null,
        lastname: null,
      },
      meterRateTasks: [
        {
          taskId: 't-1',
          rateName: null,
          obis: null,
          unit: null,
          preDecimals: 8,
          postDecimals: 0,
          targetReadingDate: null,
          readingEvents: [],
          readingResults: [],
          readingValueValidation: {
            minimumValue: null,
            maximumValue: null,
            strictValidation: false,
          },
        },
      ],
    },
  });
});

test.each([
  { says: 'known', meterType: 'GAS_METER', read: 'GAS_METER' },
  { says: 'unknown', meterType: 'STEAM_METER', read: null },
  { says: 'no text', meterType: 4, read: null },
])('a meter type that is $says', ({ meterType, read: expected }) => {
  const job = read({ ...bare, meter: { meterType }, jobInfo: { meterType } });
  expect(job?.meter.meterType).toBe(expected);
  expect(job?.jobInfo.meterType).toBe(expected);
});

test.each([
  { says: 'digits as given', given: { preDecimals: 6, postDecimals: 3 }, digits: [6, 3] },
  { says: 'the fewest', given: { preDecimals: 1, postDecimals: 0 }, digits: [1, 0] },
  { says: 'too few fall back', given: { preDecimals: 0, postDecimals: -1 }, digits: [8, 0] },
  { says: 'the most', given: { preDecimals: 20, postDecimals: 9 }, digits: [20, 9] },
  { says: 'too many fall back', given: { preDecimals: 21, postDecimals: 10 }, digits: [8, 0] },
  { says: 'fractions fall back', given: { preDecimals: 1.5, postDecimals: 0.5 }, digits: [8, 0] },
  { says: 'texts fall back', given: { preDecimals: '6', postDecimals: '1' }, digits: [8, 0] },
])('cells: $says', ({ given, digits }) => {
  const task = readRate(given);
  expect([task?.preDecimals, task?.postDecimals]).toEqual(digits);
});

test.each([
  {
    says: 'whole',
    event: {
      readingDate: '2025-11-28',
      readingValue: 1.5,
      reason: 'METER_CHANGE',
      otherReason: 'x',
    },
    events: [
      { readingDate: '2025-11-28', readingValue: 1.5, reason: 'METER_CHANGE', otherReason: 'x' },
    ],
  },
  {
    says: 'with an unknown reason',
    event: { readingDate: '2025-11-28', readingValue: 0, reason: 'GUESSED' },
    events: [{ readingDate: '2025-11-28', readingValue: 0, reason: 'unknown', otherReason: null }],
  },
  { says: 'without its day', event: { readingValue: 1 }, events: [] },
  {
    says: 'without its value',
    event: { readingDate: '2025-11-28', readingValue: null },
    events: [],
  },
  { says: 'that is nothing', event: null, events: [] },
])('a reading of the past $says', ({ event, events }) => {
  expect(readRate({ readingEvents: [event] })?.readingEvents).toEqual(events);
});

test.each([
  { says: 'nothing', config: undefined, features: {}, meterReading: {} },
  {
    says: 'what it names, and not the defaults of the rest',
    config: { features: { imagesForbidden: true }, meterReading: { maskPostDecimals: true } },
    features: { imagesForbidden: true },
    meterReading: { maskPostDecimals: true },
  },
  {
    says: 'nothing by null or by a wrong type',
    config: { features: { imagesForbidden: null, reshareAllowed: 'yes' }, meterReading: 3 },
    features: {},
    meterReading: {},
  },
])('a job overrides $says', ({ config, features, meterReading }) => {
  expect(read({ ...bare, config })?.config).toEqual({ features, meterReading });
});

const NOT_READABLE = { reason: 'NO_ACCESS', comment: 'Hund', date: '2026-11-20T11:00:00.000Z' };
test.each([
  { says: 'none', wire: null, read: null },
  { says: 'nonsense', wire: 'NO_ACCESS', read: null },
  { says: 'a whole one', wire: NOT_READABLE, read: NOT_READABLE },
  {
    says: 'a reason of a later server',
    wire: { reason: 'DROWNED', date: '2026-11-20' },
    read: { reason: 'OTHER', comment: null, date: '2026-11-20' },
  },
])('the answer that the meter cannot be read: $says', ({ wire, read: expected }) => {
  expect(read({ ...bare, notReadable: wire })?.notReadable).toEqual(expected);
});
