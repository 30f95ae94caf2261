import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmConsent } from '../../registration/consent';
import { csvOf } from '../../testing/csv-of';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { importJobs } from '../import-jobs/import-jobs';
import { importConsents } from './import-consents';

const KNOWN = {
  customerNumber: '4711',
  email: 'erika@example.org',
  emailConsentDate: '2026-11-01',
};
const JOB = { lastname: 'Muster', preDecimals: '6' };

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk('the embedded database');
});
beforeEach(async () => {
  await desk.clear();
  const jobs = ['4711', '4712'].map((number) => ({
    ...JOB,
    ...{ customerNumber: number, jobId: `job-${number}`, meterNumber: `meter-${number}` },
  }));
  writeFileSync(join(desk.cwd, 'jobs.csv'), csvOf(...jobs));
  await desk.run(importJobs, ['jobs.csv']);
  await take([KNOWN]);
});
afterAll(() => desk.close());

function take(rows: readonly (typeof KNOWN)[], change: Readonly<Record<string, true>> = {}) {
  writeFileSync(join(desk.cwd, 'consents.csv'), csvOf(...rows));
  return desk.run(importConsents, ['consents.csv'], change);
}

const addresses = async () => {
  const rows = await desk.database
    .selectFrom('crm_registration')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['customer_number', 'email'])
    .where('email', 'is not', null)
    .orderBy('customer_number')
    .execute();
  return rows.map(({ customer_number: number, email }) => `${number} ${email}`);
};

it('registers and withdraws addresses, and the same file once more changes nothing', async () => {
  const rows = [
    { ...KNOWN, email: '', emailConsentDate: '02.11.2026' },
    { ...KNOWN, customerNumber: '4712', email: 'neu@example.org' },
  ];
  await take(rows, { 'dry-run': true });
  expect(await addresses()).toEqual(['4711 erika@example.org']);
  expect(await take(rows)).toBe(
    'Übernommen: 2 Zeilen: 1 Einwilligung, 1 Widerruf; 0 änderten nichts, weil Späteres bekannt ist.',
  );
  expect(await addresses()).toEqual(['4712 neu@example.org']);
  expect(await take(rows)).toMatch(/1 Einwilligung, 1 Widerruf; 0/);
  expect(await take([KNOWN])).toMatch(/0 Einwilligungen, 0 Widerrufe; 1/);
  expect(await addresses()).toEqual(['4712 neu@example.org']);
});

it.each([
  { says: 'of the day before stays', day: '2026-11-09', kept: true },
  { says: 'of the same day ends: nobody knows the order', day: '2026-11-10', kept: false },
  { says: 'before today ends', day: '2026-11-21', kept: false },
])('beside a withdrawal, what the customer confirmed: $says', async ({ day, kept }) => {
  const { id: accountId } = await desk.database
    .selectFrom('account')
    .select('id')
    .where('customer_number', '=', '4711')
    .executeTakeFirstOrThrow();
  const confirmedAt = new Date('2026-11-10T09:00:00Z');
  await confirmConsent(desk.database, { accountId, email: 'own@example.org', confirmedAt });
  await take([{ ...KNOWN, email: '', emailConsentDate: day }]);
  expect(await addresses()).toEqual(kept ? ['4711 own@example.org'] : []);
});

it('refuses the whole file for a row, and says why', async () => {
  const rows = [
    { ...KNOWN, email: '' },
    { ...KNOWN, email: 'neu@example.org' },
    { ...KNOWN, customerNumber: '4713' },
    { ...KNOWN, customerNumber: '4712', emailConsentDate: '' },
    { ...KNOWN, customerNumber: '', emailConsentDate: '2026-11-22' },
    { ...KNOWN, customerNumber: '4712', email: 'erika' },
  ];
  await expect(take(rows)).rejects.toThrow(/5 Zeilen sind nicht in Ordnung/);
  const refused = readFileSync(join(desk.cwd, 'consents-fehler.csv'), 'utf8');
  expect(refused).toMatch(/^3;.*schon in Zeile 2/m);
  expect(refused).toMatch(/^4;.*diesen Kunden gibt es nicht/m);
  expect(refused).toMatch(/^5;.*emailConsentDate: fehlt/m);
  expect(refused).toMatch(/^6;.*customerNumber: fehlt; emailConsentDate: liegt in der Zukunft/m);
  expect(refused).toMatch(/^7;.*email: keine E-Mail-Adresse; .*schon in Zeile 5/m);
  expect(await addresses()).toEqual(['4711 erika@example.org']);
});

it('refuses a file without a column of addresses: it would withdraw all', async () => {
  writeFileSync(
    join(desk.cwd, 'consents.csv'),
    'customerNumber;emailConsentDate\n4711;2026-11-02\n',
  );
  await expect(desk.run(importConsents, ['consents.csv'])).rejects.toThrow(/email/);
  expect(await addresses()).toEqual(['4711 erika@example.org']);
});
