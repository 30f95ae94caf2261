import { aConfig, aDay, aJob, aRateTask } from '@ablesbar/domain/testing';
import { submissionOf } from './submission-of';

const job = aJob();
const twoRates = {
  ...job,
  meter: {
    ...job.meter,
    meterRateTasks: [aRateTask({ taskId: 'ht' }), aRateTask({ taskId: 'nt' })],
  },
};
const { meterReading } = aConfig();
const now = new Date('2026-11-21T22:30:00Z');

test.each([
  {
    says: 'sends filled rates only, without leading zeros',
    values: { ht: { integer: '048213', decimals: '4' }, nt: { integer: '', decimals: '' } },
    expected: [{ taskId: 'ht', comment: 'Leck', readingValue: 48213.4, readingImages: [] }],
  },
  {
    says: 'sends zero, which is a value',
    values: { nt: { integer: '0', decimals: '' } },
    expected: [{ taskId: 'nt', comment: 'Leck', readingValue: 0, readingImages: [] }],
  },
])('$says', ({ values, expected }) => {
  const draft = { values, day: null };
  const about = { day: aDay('2026-11-21'), now, comment: 'Leck', meterReading };
  const submission = submissionOf(twoRates, draft, about);
  expect(submission.results).toEqual(expected);
});

test.each([
  { says: 'today is sent as now', day: '2026-11-21', expected: '2026-11-21T22:30:00.000Z' },
  {
    says: 'another day is sent as its noon in Berlin',
    day: '2026-11-20',
    expected: '2026-11-20T11:00:00.000Z',
  },
])('$says', ({ day, expected }) => {
  const draft = { values: {}, day: null };
  const about = { day: aDay(day), now, comment: null, meterReading };
  expect(submissionOf(twoRates, draft, about).readingDate).toBe(expected);
});

test('decimals that are masked are not sent, whatever a draft still holds', () => {
  const draft = { values: { ht: { integer: '48213', decimals: '4' } }, day: null };
  const masked = { ...meterReading, maskPostDecimals: true };
  const about = { day: aDay('2026-11-21'), now, comment: null, meterReading: masked };
  expect(submissionOf(twoRates, draft, about).results[0]?.readingValue).toBe(48213);
});
