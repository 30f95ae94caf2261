import { aJob, aMeter, anAddress, anEvent, aRateTask } from '../testing';
import { EXPORT_COLUMNS, exportRows } from './export-rows';

const full = aJob({
  maLoId: '51238696781',
  jobConstraints: { earliestExecution: '2026-11-15', latestExecution: '2026-12-05T22:59:59Z' },
  targetReadingDate: '2026-11-30',
  partner: { identifier: 'P-7', company: 'Stadtwerke Neuenbrück', name: 'Abrechnung' },
  customer: {
    firstname: 'Aylin',
    lastname: 'Demirtaş',
    company: '=Backhaus GmbH',
    customerNumber: '4471-0932',
    mailingAddress: { street: 'Postweg', houseNumber: '9', zip: '01067', city: 'Dresden' },
  },
  meter: aMeter({
    meterNumber: '1ESY1160123456',
    meterAddress: anAddress({
      cityDistrict: 'Altstadt',
      objectKey: 'OBJ-7',
      locationDescription: 'Keller links',
      hint: 'Schlüssel nebenan',
    }),
    meterRateTasks: [
      aRateTask({
        rateName: 'Hochtarif',
        obis: '1-1:1.8.1',
        targetReadingDate: '2026-12-01',
        readingEvents: [anEvent('2025-11-28', 43120.5), anEvent('2024-11-28', 41000)],
        readingResults: [
          { readingDate: '2026-11-20T09:00:00Z', readingValue: 45210 },
          { readingDate: '2026-11-21T09:00:00Z', readingValue: 45211.4 },
        ],
      }),
      aRateTask({
        rateName: null,
        obis: null,
        targetReadingDate: null,
        readingEvents: [],
        readingResults: [],
      }),
    ],
  }),
});

const columnsOf = (rows: ReturnType<typeof exportRows>) =>
  rows.map((row) => EXPORT_COLUMNS.map((column) => row[column]));

test('25 columns', () => {
  expect(EXPORT_COLUMNS).toHaveLength(25);
});

const ofMeter = [
  'P-7',
  'Stadtwerke Neuenbrück',
  '4471-0932',
  '=Backhaus GmbH',
  'Postweg 9',
  '01067',
  'Dresden',
  '51238696781',
  'Lindenstraße 14',
  '39999',
  'Neuenbrück',
  'Altstadt',
  'OBJ-7',
  'Keller links',
  '1ESY1160123456',
  'Strom',
];

test.each([
  {
    says: 'the first rate, with its newest event and result',
    row: 0,
    ofRate: [
      'Hochtarif',
      '1-1:1.8.1',
      '01.12.2026',
      '05.12.2026',
      'Schlüssel nebenan',
      '28.11.2025',
      43120.5,
      '21.11.2026',
      45211.4,
    ],
  },
  {
    says: 'the second, which has neither, nor a target date of its own',
    row: 1,
    ofRate: [null, null, '30.11.2026', '05.12.2026', 'Schlüssel nebenan', null, null, null, null],
  },
])('a row per rate: $says', ({ row, ofRate }) => {
  expect(columnsOf(exportRows([full], () => 'Strom'))[row]).toEqual([...ofMeter, ...ofRate]);
});

test.each([
  { says: 'no jobs', jobs: [], rows: 0 },
  { says: 'two rates', jobs: [full], rows: 2 },
  { says: 'two jobs', jobs: [full, aJob()], rows: 3 },
  {
    says: 'a meter without rates',
    jobs: [aJob({ meter: aMeter({ meterRateTasks: [] }) })],
    rows: 0,
  },
])('the number of rows: $says', ({ jobs, rows }) => {
  expect(exportRows(jobs, () => 'Strom')).toHaveLength(rows);
});

test.each([
  { says: 'no house number', address: { houseNumber: null }, street: 'Lindenstraße' },
  { says: 'an empty house number', address: { houseNumber: '' }, street: 'Lindenstraße' },
  { says: 'no street either', address: { street: null, houseNumber: null }, street: null },
])('the street: $says', ({ address, street }) => {
  const job = aJob({ meter: aMeter({ meterAddress: anAddress(address) }) });
  expect(exportRows([job], () => 'Strom')[0]?.meterStreet).toBe(street);
});

test("the market location of the meter stands in for the job's", () => {
  const job = aJob({ maLoId: null, meter: aMeter({ maLoId: '50000000000' }) });
  expect(exportRows([job], () => 'Strom')[0]?.maLoId).toBe('50000000000');
});
