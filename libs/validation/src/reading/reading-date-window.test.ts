import { aConfig, aDay, aJob } from '@ablesbar/domain/testing';
import { checkReadingDate, isReadingDateHidden, readingDateWindow } from './reading-date-window';

const jobFrom = (earliestExecution: string | null) =>
  aJob({ jobConstraints: { earliestExecution, latestExecution: null } });
const today = aDay('2026-11-21');

test.each([
  {
    says: '30 days back to today',
    from: null,
    past: 30,
    future: 0,
    earliest: '2026-10-22',
    latest: '2026-11-21',
  },
  {
    says: 'the configured days',
    from: null,
    past: 60,
    future: 2,
    earliest: '2026-09-22',
    latest: '2026-11-23',
  },
  {
    says: 'no day in the past',
    from: null,
    past: 0,
    future: 0,
    earliest: '2026-11-21',
    latest: '2026-11-21',
  },
  {
    says: 'the later: the job begins later',
    from: '2026-11-15',
    past: 30,
    future: 0,
    earliest: '2026-11-15',
    latest: '2026-11-21',
  },
  {
    says: 'the later: the days end later',
    from: '2026-11-15',
    past: 3,
    future: 0,
    earliest: '2026-11-18',
    latest: '2026-11-21',
  },
  {
    says: 'a timestamp means its day',
    from: '2026-11-14T23:30:00Z',
    past: 30,
    future: 0,
    earliest: '2026-11-15',
    latest: '2026-11-21',
  },
  {
    says: 'the job begins today',
    from: '2026-11-21',
    past: 30,
    future: 0,
    earliest: '2026-11-21',
    latest: '2026-11-21',
  },
  {
    says: 'the job begins tomorrow',
    from: '2026-11-22',
    past: 30,
    future: 0,
    earliest: '2026-11-21',
    latest: '2026-11-21',
  },
  {
    says: 'a day nobody can read',
    from: 'bald',
    past: 30,
    future: 0,
    earliest: '2026-10-22',
    latest: '2026-11-21',
  },
])('readingDateWindow: $says', ({ from, past, future, earliest, latest }) => {
  const { meterReading } = aConfig({
    meterReading: {
      readingDate: { readingDateMaxDaysInPast: past, readingDateMaxDaysInFuture: future },
    },
  });
  expect(readingDateWindow({ job: jobFrom(from), meterReading, today })).toEqual({
    earliest,
    latest,
  });
});

test.each([
  { says: 'spring', day: '2026-04-10', earliest: '2026-03-11' },
  { says: 'the day of 23 hours itself', day: '2026-03-29', earliest: '2026-02-27' },
  { says: 'autumn', day: '2026-11-10', earliest: '2026-10-11' },
  { says: 'the day of 25 hours itself', day: '2026-10-25', earliest: '2026-09-25' },
])('30 days are calendar days over the clock change: $says', ({ day, earliest }) => {
  const { meterReading } = aConfig();
  expect(readingDateWindow({ job: jobFrom(null), meterReading, today: aDay(day) })).toEqual({
    earliest,
    latest: day,
  });
});

const window = { earliest: aDay('2026-10-22'), latest: aDay('2026-11-21') };

test.each([
  { says: 'the first day', day: '2026-10-22', code: null },
  { says: 'the day before', day: '2026-10-21', code: 'date-too-early' },
  { says: 'the last day', day: '2026-11-21', code: null },
  { says: 'the day after', day: '2026-11-22', code: 'date-too-late' },
])('checkReadingDate: $says', ({ day, code }) => {
  expect(checkReadingDate(aDay(day), window)).toEqual(
    code === null ? null : { code, severity: 'blocks', ...window },
  );
});

test.each([
  { says: 'a job that began', from: '2026-11-21', hide: false, is: false },
  { says: 'a job that begins tomorrow', from: '2026-11-22', hide: false, is: true },
  { says: 'a job without a beginning', from: null, hide: false, is: false },
  { says: 'hidden by the utility', from: null, hide: true, is: true },
])('isReadingDateHidden: $says', ({ from, hide, is }) => {
  const { features } = aConfig({ features: { hideReadingDateInput: hide } });
  expect(isReadingDateHidden({ job: jobFrom(from), features, today })).toBe(is);
});
