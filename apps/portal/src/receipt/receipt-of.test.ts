import type { ReadingValue } from '@ablesbar/domain';
import { aJob, aMeter, anAddress, aRateTask } from '@ablesbar/domain/testing';
import type { OutboxRecord } from '@ablesbar/offline-queue';
import { jobEntry, notReadableEntry, recordOf } from '@ablesbar/offline-queue/testing';
import { receiptOf } from './receipt-of';

const task = aRateTask({
  taskId: 't-1',
  rateName: 'Verbrauch',
  obis: '7-0:3.0.0',
  unit: 'm³',
  preDecimals: 6,
  postDecimals: 2,
});
const gas = aJob({
  id: 'j-1',
  meter: aMeter({
    meterNumber: '7ELS01',
    meterType: 'GAS_METER',
    customMeterType: null,
    meterAddress: anAddress({
      street: 'Lindenstraße',
      houseNumber: '16',
      zip: '39999',
      city: 'Neuenbrück',
      locationDescription: null,
    }),
    meterRateTasks: [task],
  }),
});

test('of a job it says the meter, its place and the whole counter', () => {
  expect(receiptOf({ ...recordOf(), capturedAt: 1 }, gas, 2)).toEqual({
    id: 'r-1',
    accountId: 'a-1',
    jobId: 'j-1',
    meterNumber: '7ELS01',
    meterType: 'GAS_METER',
    customMeterType: null,
    place: ['Lindenstraße\u00a016', '39999\u00a0Neuenbrück'],
    rates: [
      {
        id: 't-1',
        name: null,
        obis: '',
        unit: 'm³',
        decimal: '045210.00',
        places: 2,
      },
    ],
    comment: null,
    readingDate: '2026-11-21T11:00:00.000Z',
    capturedAt: 1,
    sentAt: 2,
    photoCount: 0,
  });
});

test('one rate of two that was sent alone keeps its name and code', () => {
  const other = aRateTask({ taskId: 't-2', rateName: 'Einspeisung' });
  const meter = { ...gas.meter, meterRateTasks: [task, other] };
  expect(receiptOf(recordOf(), { ...gas, meter }).rates).toMatchObject([
    { name: 'Verbrauch', obis: '7-0:3.0.0' },
  ]);
});

test('a waiting reading has no time of sending', () => {
  expect(receiptOf(recordOf(), gas).sentAt).toBeNull();
});

test.each([
  {
    says: 'of a meter that is not on the list its number is what was typed',
    record: recordOf({ jobId: null }),
    expected: { meterNumber: '1ESY1160123456', jobId: null, place: [] },
    decimal: '12',
    places: 0,
  },
  {
    says: 'of a job that nobody knows any more the value is left',
    record: recordOf({ jobId: 'j-9' }),
    expected: { meterNumber: '', jobId: 'j-9', meterType: 'GENERIC_METER' },
    decimal: '45210',
    places: 0,
  },
  {
    says: 'and all of its decimals',
    record: { ...recordOf(), ...jobEntry({ value: 123.7 }), photos: [] },
    expected: { meterNumber: '' },
    decimal: '123.7',
    places: 1,
  },
])('$says', ({ record, expected, decimal, places }) => {
  const receipt = receiptOf(record, null);
  expect(receipt).toMatchObject(expected);
  expect(receipt.rates).toMatchObject([{ name: null, decimal, places }]);
});

test.each([
  { says: 'fewer digits than drums', value: { integer: '7', decimals: '' }, decimal: '000007.00' },
  { says: 'one zero too many', value: { integer: '0045210', decimals: '5' }, decimal: '045210.50' },
  { says: 'zeros alone', value: { integer: '0000000', decimals: '00' }, decimal: '000000.00' },
  { says: 'decimals alone', value: { integer: '', decimals: '25' }, decimal: '000000.25' },
])('on the drums of a known meter: $says', ({ value, decimal }) => {
  const { rates } = receiptOf(withRate(value), gas);
  expect(rates).toMatchObject([{ decimal, places: 2 }]);
});

test('of an unknown meter all digits are as they were typed', () => {
  const { rates } = receiptOf(withRate({ integer: '0045', decimals: '50' }), null);
  expect(rates).toMatchObject([{ decimal: '0045.50', places: 2 }]);
});

function withRate(value: ReadingValue): OutboxRecord {
  const payload = {
    results: [{ taskId: 't-1', comment: null, value }],
    readingDate: '2026-11-21T11:00:00.000Z',
  };
  return { ...recordOf(), kind: 'job-results', jobId: 'j-1', payload };
}

test('of a meter that cannot be read it says why, and no value', () => {
  const receipt = receiptOf({ ...recordOf(), ...notReadableEntry(), photos: [] }, gas, 2);
  expect(receipt).toMatchObject({ meterNumber: '7ELS01', rates: [], reason: 'NO_ACCESS' });
});
