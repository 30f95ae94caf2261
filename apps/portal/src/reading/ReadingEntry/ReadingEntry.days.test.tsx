import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Features, Job, JobConstraints } from '@ablesbar/domain';
import { aJob, aMeter, anEvent, aRateTask } from '@ablesbar/domain/testing';
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
    open: ['Ablesedatum ändern'],
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

/** A form at one minute before midnight of 27 November, and its clock. */
async function openAtNight(job: Job) {
  let now = new Date('2026-11-27T22:59:00Z');
  const form = await openForm(job, { now: () => now });
  const beginDay = () => (now = new Date('2026-11-27T23:00:30Z'));
  return { ...form, beginDay };
}
const NEW_DAY = /neuer Tag begonnen.*28\.11\.2026/;
const sendAll = () => userEvent.click(screen.getByRole('button', { name: 'Zählerstand senden' }));

// About 1000 a year are usual.
const years = [anEvent('2024-11-21', 42_000), anEvent('2025-11-21', 43_000)];
const compared = { meter: aMeter({ meterRateTasks: [aRateTask({ readingEvents: years })] }) };

test.each([
  { says: 'that was asked about', meter: {}, asks: true },
  { says: 'that goes at once', meter: compared, asks: false },
])('over midnight a value $says goes only when it is sent again', async ({ meter, asks }) => {
  const { sent, beginDay } = await openAtNight({ ...jobWith({}, {}), ...meter });
  const say = async () => userEvent.click(screen.getByRole('button', { name: 'Senden' }));
  await typeValue('44000');
  if (asks) await sendAll();
  beginDay();
  await (asks ? say() : sendAll());
  expect(await screen.findByText(NEW_DAY)).toBeVisible();
  expect(screen.getByText('Neues Ablesedatum')).toBeVisible();
  expect(sent).toEqual([]);
  await sendAll();
  if (asks) await say();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.record.payload).toMatchObject({ readingDate: '2026-11-27T23:00:30.000Z' });
});
