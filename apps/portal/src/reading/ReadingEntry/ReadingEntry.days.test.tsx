import { screen } from '@testing-library/react';
import type { Features, JobConstraints } from '@ablesbar/domain';
import { aJob } from '@ablesbar/domain/testing';
import { enterRow, PLAIN, typeValue } from '../testing/enter-row';
import { openForm } from '../testing/open-form';
import type { RequiredRow } from '../testing/required-row';

// It is 21 November 2026.
const DAY = 'Ablesedatum berichtigen';
const anyTime = { window: { earliestExecution: null } };
const allowing = (readingDateMaxDaysInPast: number, readingDateMaxDaysInFuture: number) => ({
  meterReading: { readingDate: { readingDateMaxDaysInPast, readingDateMaxDaysInFuture } },
});
const day = (typedDay: string, open: readonly string[], sentDay?: string) => ({
  typed: '44580',
  day: typedDay,
  open,
  ...(sentDay !== undefined && { asks: PLAIN, sends: { readingDate: sentDay } }),
});
const hidden = (allowed: number) => ({
  features: { hideReadingDateInput: true, sendingAllowedDaysAfterLatestExecution: allowed },
  window: { latestExecution: '2026-11-19' },
  typed: '44580',
});

const dates: readonly RequiredRow[] = [
  { says: 'thirty days ago', ...anyTime, ...day('22.10.2026', [], '2026-10-22T10:00:00.000Z') },
  { says: 'not a day more', ...anyTime, ...day('21.10.2026', [DAY]) },
  { says: 'not tomorrow', ...anyTime, ...day('22.11.2026', [DAY]) },
  { says: 'the first day of the job', ...day('15.11.2026', [], '2026-11-15T11:00:00.000Z') },
  { says: 'not the day before it', ...day('14.11.2026', [DAY]) },
  {
    says: 'five days ago, where five are allowed',
    ...allowing(5, 0),
    ...day('16.11.2026', [], '2026-11-16T11:00:00.000Z'),
  },
  { says: 'not six, though the job had begun', ...allowing(5, 0), ...day('15.11.2026', [DAY]) },
  {
    says: 'in two days, where two are allowed',
    ...allowing(30, 2),
    ...day('23.11.2026', [], '2026-11-23T11:00:00.000Z'),
  },
  { says: 'not in three', ...allowing(30, 2), ...day('24.11.2026', [DAY]) },
  {
    says: 'none is asked: two days late, one allowed',
    ...hidden(1),
    open: ['Senden ist zurzeit nicht möglich'],
  },
  {
    says: 'none is asked: two days late, two allowed, and it is today',
    ...hidden(2),
    open: [],
    asks: PLAIN,
    sends: { readingDate: '2026-11-21T10:00:00.000Z' },
  },
];

test.each(dates)('the day: $says', enterRow);

const jobWith = (features: Partial<Features>, window: Partial<JobConstraints>) =>
  aJob({
    config: { features, meterReading: { validationFeedbackDelay: 0 } },
    jobConstraints: { ...aJob().jobConstraints, ...window },
  });
const early = { earliestExecution: '2026-11-23', latestExecution: null };
const late = { earliestExecution: null, latestExecution: '2026-11-19' };
const CLOSED = 'Noch offen Senden ist zurzeit nicht möglich';

test.each([
  { says: 'within the window', window: {}, days: [0, 0], banner: null, open: '' },
  {
    says: 'two days early, none allowed',
    window: early,
    days: [0, 0],
    banner: 'Senden ist noch nicht möglich',
    open: CLOSED,
  },
  {
    says: 'two days early, one allowed',
    window: early,
    days: [1, 0],
    banner: 'Senden ist noch nicht möglich',
    open: CLOSED,
  },
  {
    says: 'two days early, two allowed',
    window: early,
    days: [2, 0],
    banner: 'Sie senden vor dem Ablesezeitraum',
    open: '',
  },
  {
    says: 'two days late, one allowed',
    window: late,
    days: [0, 1],
    banner: 'Die Frist ist vorbei',
    open: CLOSED,
  },
  {
    says: 'two days late, two allowed',
    window: late,
    days: [0, 2],
    banner: 'Sie senden nach der Frist',
    open: '',
  },
])('sending window: $says', async ({ window, days, banner, open }) => {
  const [before = 0, after = 0] = days;
  const features = {
    sendingAllowedDaysBeforeEarliestExecution: before,
    sendingAllowedDaysAfterLatestExecution: after,
  };
  await openForm(jobWith(features, window));
  await typeValue('44580');
  expect(screen.getByRole('button', { name: 'Zählerstand senden' })).toHaveAccessibleDescription(
    open,
  );
  if (banner !== null) expect(screen.getByText(banner)).toBeVisible();
});

test.each([
  { says: 'shown', features: {}, window: {}, isShown: true },
  {
    says: 'hidden by the utility',
    features: { hideReadingDateInput: true },
    window: {},
    isShown: false,
  },
  {
    says: 'hidden by the utility after the last day, too',
    features: { hideReadingDateInput: true, sendingAllowedDaysAfterLatestExecution: 2 },
    window: late,
    isShown: false,
  },
  {
    says: 'hidden before the first day',
    features: { sendingAllowedDaysBeforeEarliestExecution: 2 },
    window: early,
    isShown: false,
  },
  {
    says: 'shown on the first day',
    features: {},
    window: { earliestExecution: '2026-11-21' },
    isShown: true,
  },
])('the date is $says', async ({ features, window, isShown }) => {
  await openForm(jobWith(features, window));
  expect(screen.queryByRole('textbox', { name: 'Ablesedatum' }) !== null).toBe(isShown);
});
