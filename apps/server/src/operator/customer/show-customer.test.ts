import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aKey } from '../../testing/a-key-file';
import { queueMail } from '../../mail/waiting-mail';
import { confirmConsent } from '../../registration/consent';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { anyDatabase } from '../../testing/test-database';
import { importJobs } from '../import-jobs/import-jobs';
import { enterReading } from '../reading/enter-reading';
import { showCustomer } from './show-customer';

const METER = { preDecimals: 5, unit: 'kWh', rateName: 'Strom', latestExecution: '2026-12-05' };
const ERIKA = { customerNumber: '4711', firstname: 'Erika', lastname: 'Müller', ...METER };
const JOBS = [
  { ...ERIKA, jobId: 'a', taskId: 'a-1', meterNumber: '1 ESY 1' },
  { ...ERIKA, jobId: 'b', taskId: 'b-1', meterNumber: '1ESY2' },
  { ...ERIKA, jobId: 'c', taskId: 'c-1', meterNumber: '1ESY3' },
  { ...ERIKA, jobId: 'old', taskId: 'old-1', meterNumber: '1ESY0' },
  { ...METER, customerNumber: '4712', company: 'Müller 100%', jobId: 'd', meterNumber: '1ESY4' },
];

let desk: OperatorDesk;
let erika: string;
beforeAll(async () => {
  desk = await openOperatorDesk(anyDatabase);
  writeFileSync(join(desk.cwd, 'jobs.json'), JSON.stringify(JOBS, null, 1));
  await desk.run(importJobs, ['jobs.json']);
  const { id } = await desk.database
    .selectFrom('account')
    .select('id')
    .where('customer_number', '=', '4711')
    .executeTakeFirstOrThrow();
  erika = id;
});
afterAll(() => desk.close());

it.each([
  { asked: 'erika müller', found: /^Erika Müller/ },
  { asked: ' 4711 ', found: /^Erika Müller/ },
  { asked: '1esy1', found: /^Erika Müller/ },
  { asked: 'd', found: /^Müller 100%/ },
  { asked: '100%', found: /^Müller 100%/ },
])('finds one customer by $asked', async ({ asked, found }) => {
  expect(await desk.run(showCustomer, [asked])).toMatch(found);
});

it('lists several customers in columns that stand below each other', async () => {
  const lines = (await desk.run(showCustomer, ['MÜLLER'])).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^4711 .*Erika Müller/);
  expect(lines[1]?.indexOf('Erika')).toBe(lines[0]?.indexOf('Name'));
  expect(lines[2]?.indexOf('Müller 100%')).toBe(lines[0]?.indexOf('Name'));
});

it.each(['_', 'niemand', 'erika 100%'])('finds nobody by %s', async (asked) => {
  await expect(desk.run(showCustomer, [asked])).rejects.toThrow(/Niemand gefunden/);
});

it('shows what is open, sent, told and not readable, and the mails', async () => {
  await desk.run(enterReading, ['b', '815'], { day: '2026-11-20' });
  await desk.database
    .updateTable('job')
    .set({ archived_on: '2026-11-18' })
    .where('id', '=', 'old')
    .execute();
  const sent = { account_id: erika, reading_date: new Date('2026-11-19T11:00:00Z') };
  const now = desk.clock();
  await desk.database
    .insertInto('not_readable')
    .values({ ...sent, id: 'n', job_id: 'c', reason: 'NO_ACCESS', comment: null, received_at: now })
    .execute();
  const confirmed = { email: 'erika@post.example', confirmedAt: now };
  await confirmConsent(desk.database, { accountId: erika, ...confirmed });
  const text = { subject: 'Ihre Ablesung', text: 'geheim', html: 'geheim' };
  const to = { name: 'Erika', email: 'erika@post.example' };
  const mail = { accountId: erika, fromName: 'Stadtwerke', to, letter: text, now };
  await queueMail(desk.database, aKey(), mail);

  const said = await desk.run(showCustomer, ['4711']);
  expect(said).toMatch(/E-Mail +erika@post\.example, bestätigt am 21\.11\.2026/);
  expect(said).toMatch(/^a +1 ESY 1 +05\.12\.2026 +offen$/m);
  expect(said).toMatch(
    /^b +1ESY2 +05\.12\.2026 +telefonisch 20\.11\.2026 +[0-9A-F-]{13} +Strom 815\s+kWh$/m,
  );
  expect(said).toMatch(/^c +1ESY3 +05\.12\.2026 +nicht ablesbar 19\.11\.2026: .+$/m);
  expect(said).toMatch(/^old +1ESY0 +05\.12\.2026 +nicht gesendet, abgeschlossen 18\.11\.2026$/m);
  expect(said).toMatch(/wartet, 0 Versuche +Ihre Ablesung/);
  expect(said).not.toContain('geheim');
  const [number = ''] = /[0-9A-F]{8}-[0-9A-F]{4}/.exec(said) ?? [];
  expect(await desk.run(showCustomer, [number.toLowerCase()])).toMatch(/^Erika Müller/);
  expect(said).toMatch(/Im Protokoll +[0-9a-f]{16}/);
});
