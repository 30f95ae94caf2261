import { screen } from '@testing-library/react';
import type { Features, JobConstraints } from '@ablesbar/domain';
import { aJob } from '@ablesbar/domain/testing';
import { enterRow, PLAIN, typeValue } from '../testing/enter-row';
import { openForm } from '../testing/open-form';
import type { RequiredRow } from '../testing/required-row';

// Today is 21 November 2026. Two rows for each rule; the tables of libs/validation test the rules.
const hidden = (allowed: number) => ({
  features: { hideReadingDateInput: true, sendingAllowedDaysAfterLatestExecution: allowed },
  window: { latestExecution: '2026-11-19' },
  typed: '44580',
});

const dates: readonly RequiredRow[] = [
  {
    says: 'the first day of the job is sent as its noon',
    typed: '44580',
    day: '15.11.2026',
    open: [],
    asks: PLAIN,
    sends: { readingDate: '2026-11-15T11:00:00.000Z' },
  },
  {
    says: 'the day before it is refused',
    typed: '44580',
    day: '14.11.2026',
    open: ['Ablesedatum berichtigen'],
  },
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
  { says: 'within the window', window: {}, days: 0, banner: null, open: '' },
  {
    says: 'two days early, one allowed',
    window: early,
    days: 1,
    banner: 'Senden ist noch nicht möglich',
    open: CLOSED,
  },
  {
    says: 'two days early, two allowed',
    window: early,
    days: 2,
    banner: 'Sie senden vor dem Ablesezeitraum',
    open: '',
  },
  {
    says: 'two days late, one allowed',
    window: late,
    days: 1,
    banner: 'Die Frist ist vorbei',
    open: CLOSED,
  },
  {
    says: 'two days late, two allowed',
    window: late,
    days: 2,
    banner: 'Sie senden nach der Frist',
    open: '',
  },
])('sending window: $says', async ({ window, days, banner, open }) => {
  const features = {
    sendingAllowedDaysBeforeEarliestExecution: days,
    sendingAllowedDaysAfterLatestExecution: days,
  };
  await openForm(jobWith(features, window));
  await typeValue('44580');
  expect(screen.getByRole('button', { name: 'Zählerstand senden' })).toHaveAccessibleDescription(
    open,
  );
  const banners = screen.queryAllByText(/^(Senden ist noch|Sie senden|Die Frist ist)/);
  expect(banners.map(({ textContent }) => textContent)).toEqual(banner === null ? [] : [banner]);
});

test.each([
  { says: 'shown', features: {}, isShown: true },
  { says: 'hidden by the utility', features: { hideReadingDateInput: true }, isShown: false },
])('the date is $says', async ({ features, isShown }) => {
  await openForm(jobWith(features, {}));
  expect(screen.queryByRole('textbox', { name: 'Ablesedatum' }) !== null).toBe(isShown);
});
