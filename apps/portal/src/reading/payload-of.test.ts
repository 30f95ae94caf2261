import { aConfig, aDay, aJob, aRateTask } from '@ablesbar/domain/testing';
import { payloadOf } from './payload-of';

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
    says: 'keeps filled rates only, with the digits as they were typed',
    values: { ht: { integer: '048213', decimals: '40' }, nt: { integer: '', decimals: '' } },
    expected: [{ taskId: 'ht', comment: 'Leck', value: { integer: '048213', decimals: '40' } }],
  },
  {
    says: 'keeps zero, which is a value',
    values: { nt: { integer: '0', decimals: '' } },
    expected: [{ taskId: 'nt', comment: 'Leck', value: { integer: '0', decimals: '' } }],
  },
])('$says', ({ values, expected }) => {
  const draft = { values, day: null };
  const about = { day: aDay('2026-11-21'), now, comment: 'Leck', meterReading };
  const payload = payloadOf(twoRates, draft, about);
  expect(payload.results).toEqual(expected);
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
  expect(payloadOf(twoRates, draft, about).readingDate).toBe(expected);
});

test('masked decimals of a draft are left out', () => {
  const draft = { values: { ht: { integer: '48213', decimals: '4' } }, day: null };
  const masked = { ...meterReading, maskPostDecimals: true };
  const about = { day: aDay('2026-11-21'), now, comment: null, meterReading: masked };
  expect(payloadOf(twoRates, draft, about).results[0]?.value).toEqual({
    integer: '48213',
    decimals: '',
  });
});
