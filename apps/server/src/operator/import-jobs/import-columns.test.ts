import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wholeConfig } from '@ablesbar/domain';
import { findJobs } from '../../job/find-jobs';
import { csvOf } from '../../testing/csv-of';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { anyDatabase } from '../../testing/test-database';
import { importJobs } from './import-jobs';

const ROW = {
  customerNumber: '100 1',
  lastname: 'Müller',
  jobId: 'j-1',
  meterNumber: '1ESY1160123456',
  obis: '1-1:1.8.0',
  preDecimals: '6',
};
const read = (lastReadingDate: string, lastReadingValue: string, more = {}) => ({
  ...ROW,
  lastReadingDate,
  lastReadingValue,
  ...more,
});
const change = { lastReadingReason: 'METER_CHANGE' };
const OLD = read('2024-03-01', '83120', change);
const NEW = read('2024-03-01', '0', { ...change, lastReadingPosition: '1' });

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk(anyDatabase);
  const languages = ['de', 'de-informal', 'en'].map((name) => ({ name, readableName: name }));
  const languageConfig = { enabledLanguages: languages };
  const [application] = desk.applications;
  if (application === undefined) throw new Error('The desk has no application.');
  Object.assign(application, { config: wholeConfig({ languageConfig }) });
});
afterEach(() => desk.clear());
afterAll(() => desk.close());

const take = (...rows: readonly Readonly<Record<string, string>>[]) => {
  writeFileSync(join(desk.cwd, 'jobs.csv'), csvOf(...rows));
  return desk.run(importJobs, ['jobs.csv']);
};
const account = () => desk.database.selectFrom('account').selectAll().executeTakeFirstOrThrow();
const onlyJob = async () => {
  const [job] = await findJobs(desk.database, (await account()).id);
  if (job === undefined) throw new Error('No job was imported.');
  return job;
};
const events = async () => (await onlyJob()).meter.meterRateTasks[0]?.readingEvents;

it('takes several past readings of a rate, and both of the day of a meter change', async () => {
  const rows = [read('2025-03-01', '1200'), NEW, read('2023-03-01', '79000'), OLD];
  const stored = [
    { readingDate: '2023-03-01', readingValue: 79000 },
    { readingDate: '2024-03-01', readingValue: 83120, reason: 'METER_CHANGE' },
    { readingDate: '2024-03-01', readingValue: 0, reason: 'METER_CHANGE' },
    { readingDate: '2025-03-01', readingValue: 1200 },
  ];
  await take(...rows);
  expect(await events()).toMatchObject(stored);
  await take(...rows.toReversed());
  expect(await events()).toMatchObject(stored);
});

it('keeps the first reading of the day of a meter change when the second comes in another file', async () => {
  await take(OLD);
  await take(NEW);
  expect(await events()).toMatchObject([{ readingValue: 83120 }, { readingValue: 0 }]);
  await take({ ...NEW, lastReadingValue: '5' });
  expect(await events()).toMatchObject([{ readingValue: 83120 }, { readingValue: 5 }]);
});

it.each([
  { says: 'two values of one day', rows: [OLD, { ...NEW, lastReadingPosition: '' }] },
  { says: 'a rate without a further reading', rows: [OLD, ROW] },
  { says: 'other places of the same rate', rows: [OLD, { ...NEW, preDecimals: '5' }] },
  { says: 'an address without a consent', rows: [{ ...ROW, email: 'erika@example.org' }] },
  {
    says: 'a consent of tomorrow',
    rows: [{ ...ROW, email: 'erika@example.org', emailConsentDate: '2026-11-22' }],
  },
  {
    says: 'no address',
    rows: [{ ...ROW, email: 'erika@example', emailConsentDate: '2026-11-20' }],
  },
  { says: 'a language that the utility does not offer', rows: [{ ...ROW, language: 'fr' }] },
  { says: 'no flag', rows: [{ ...ROW, 'features.imagesForbidden': '2' }] },
])('refuses $says', async ({ rows }) => {
  await expect(take(...rows)).rejects.toThrow(/Eine Zeile ist nicht in Ordnung/);
});

it('gives a job settings of its own, and takes them away with a file without them', async () => {
  await take({
    ...ROW,
    'features.imageAlwaysRequired': 'ja',
    'features.sendingAllowedDaysAfterLatestExecution': '3',
    'meterReading.defaultComments': 'Leck | Hund',
    'meterReading.readingDateMaxDaysInPast': '0',
  });
  expect((await onlyJob()).config).toEqual({
    features: { imageAlwaysRequired: true, sendingAllowedDaysAfterLatestExecution: 3 },
    meterReading: {
      defaultComments: ['Leck', 'Hund'],
      readingDate: { readingDateMaxDaysInPast: 0 },
    },
  });
  await expect(take(ROW)).rejects.toThrow(/features\.imageAlwaysRequired,/);
  await desk.run(importJobs, ['jobs.csv'], { yes: true });
  expect((await onlyJob()).config).toEqual({ features: {}, meterReading: {} });
});

it('sets the language of an account, also of a known one, and keeps it without the column', async () => {
  await take({ ...ROW, language: 'en' });
  expect((await account()).language).toBe('en');
  await take({ ...ROW, language: 'de-informal' });
  await take(ROW);
  expect((await account()).language).toBe('de-informal');
});

it('registers an address with its consent, but not over a later one', async () => {
  const consent = { ...ROW, email: 'erika@example.org', emailConsentDate: '01.03.2026' };
  const registration = () =>
    desk.database
      .selectFrom('crm_registration')
      .select(['email', 'confirmed_at'])
      .executeTakeFirstOrThrow();
  await take(consent);
  const confirmed = { email: 'erika@example.org', confirmed_at: new Date('2026-03-01T00:00:00Z') };
  expect(await registration()).toEqual(confirmed);
  await take({ ...consent, emailConsentDate: '2026-02-01', email: 'alt@example.org' });
  expect(await registration()).toEqual(confirmed);
  await take({ ...consent, emailConsentDate: '2026-04-01', email: 'neu@example.org' });
  expect(await registration()).toMatchObject({ email: 'neu@example.org' });
});

it.each(['.', '..'])(
  'refuses the jobId %s, which a browser takes out of an address',
  async (jobId) => {
    await expect(take({ ...ROW, jobId })).rejects.toThrow(/nichts übernommen/);
    const refused = readFileSync(join(desk.cwd, 'jobs-fehler.csv'), 'utf8');
    expect(refused).toContain('jobId: nur Punkte');
    await take({ ...ROW, jobId: `a${jobId}b` });
  },
);
