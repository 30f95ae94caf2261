import { wholeConfig } from '@ablesbar/domain';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registerConsents } from '../../registration/consent';
import { waitingMails } from '../../testing/a-key-file';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { anyDatabase } from '../../testing/test-database';
import { anApplication } from '../../testing/test-server';
import { exportReadings } from '../export-readings/export-readings';
import { importJobs } from '../import-jobs/import-jobs';
import { enterReading } from './enter-reading';

const RATE = { unit: 'kWh', preDecimals: 6, postDecimals: 1 };
const HIGH = { ...RATE, taskId: 'ht', rateName: 'Hochtarif', obis: '1-1:1.8.1' };
const LOW = { ...RATE, taskId: 'nt', rateName: 'Niedertarif', obis: '1-1:1.8.2' };
const METER = { customerNumber: '4711', lastname: 'Muster', meterNumber: '1ESY 123 456' };
const JOBS = [
  { ...METER, jobId: 'strom', ...HIGH, minimumValue: '43000,5' },
  {
    ...METER,
    jobId: 'strom',
    ...LOW,
    minimumValue: '100',
    maximumValue: '900',
    strictValidation: 'ja',
  },
  { ...METER, jobId: 'gas', meterNumber: '7ELS', taskId: 'gas-1', preDecimals: 5 },
  { ...METER, jobId: 'gas-2', meterNumber: '7ELS', taskId: 'gas-2', preDecimals: 5 },
  {
    ...METER,
    jobId: 'wasser',
    meterNumber: '8WAS',
    preDecimals: 5,
    lastReadingDate: '2025-11-20',
    lastReadingValue: '9100',
  },
  { ...METER, jobId: 'over', meterNumber: 'alt', preDecimals: 5, latestExecution: '2026-01-31' },
];

const config = wholeConfig({
  communicationSettings: { sendingCrmRegisteredUserReadingReceiptAllowed: true },
});

let desk: OperatorDesk;
let withReceipts: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk(anyDatabase);
  writeFileSync(join(desk.cwd, 'jobs.json'), JSON.stringify(JOBS, null, 1));
  await desk.run(importJobs, ['jobs.json']);
  const applications = [anApplication({ config, hosts: ['ablesung.example'] })];
  withReceipts = { ...desk, applications };
});
afterEach(() => desk.database.deleteFrom('reading_result').execute());
afterAll(() => desk.close());

const stored = () =>
  desk.database
    .selectFrom('reading_result')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['task_id', 'reading_value', 'channel', 'comment', 'customer_number', 'doubt'])
    .orderBy('task_id')
    .execute();

it('stores a value for each rate, for the customer and marked as by phone', async () => {
  const said = await desk.run(enterReading, ['1esy123456', '43120,5', '812'], {
    day: '20.11.2026',
  });
  expect(said).toBe(
    'Gespeichert, als telefonisch gekennzeichnet: 4711, 1ESY 123 456, 20.11.2026: Hochtarif 43.120,5\u00a0kWh; Niedertarif 812,0\u00a0kWh',
  );
  const of = { channel: 'phone', comment: null, customer_number: '4711', doubt: null };
  expect(await stored()).toEqual([
    { task_id: 'ht', reading_value: '43120.5', ...of },
    { task_id: 'nt', reading_value: '812', ...of },
  ]);
  const later = { ...desk, clock: () => new Date('2026-11-21T10:00:00Z') };
  const given = { words: ['a.json'], values: {}, switches: new Set(['dry-run']) };
  expect(await exportReadings.run(later, given)).toMatchObject({ readings: 2 });
});

it('stores the same value once, and a different one beside it', async () => {
  const enter = (value: string) =>
    desk.run(enterReading, ['strom', value], { rate: 'nt', comment: 'am Telefon' });
  await enter('812');
  expect(await enter('812,0')).toMatch(/^Steht schon da/);
  await enter('813');
  expect((await stored()).map(({ reading_value: value }) => value)).toEqual(['812', '813']);
  expect((await stored())[0]?.comment).toBe('am Telefon');
});

it('stores a doubtful value only after a confirmation, and nothing in a dry run', async () => {
  const words = ['strom', '42000'];
  const rate = { rate: '1-1:1.8.1' };
  await expect(desk.run(enterReading, words, rate)).rejects.toThrow(
    /zweifelhaft.*43\.000,5.*--yes/,
  );
  await desk.run(enterReading, words, { ...rate, yes: true, 'dry-run': true });
  expect(await stored()).toEqual([]);
  expect(await desk.run(enterReading, words, { ...rate, yes: true })).toMatch(/Trotzdem/);
  expect(await stored()).toMatchObject([{ doubt: 'doubtful' }]);
});

it('asks about an unusual value as the app does', async () => {
  await expect(desk.run(enterReading, ['wasser', '5'])).rejects.toThrow(/zweifelhaft.*--yes/);
  expect(await desk.run(enterReading, ['wasser', '5'], { yes: true })).toMatch(/Trotzdem/);
  expect(await stored()).toMatchObject([{ doubt: 'unusual' }]);
});

it('mails a whole meter’s receipt to a confirmed address, and none in a dry run', async () => {
  const { id: accountId } = await desk.database
    .selectFrom('account')
    .select('id')
    .where('customer_number', '=', '4711')
    .executeTakeFirstOrThrow();
  const consent = { accountId, email: 'erika@example.org', confirmedAt: desk.clock() };
  await registerConsents(desk.database, [consent]);
  const enter = async (words: readonly string[], ...switches: readonly string[]) => {
    const values = { rate: words.length < 3 ? 'nt' : undefined };
    await enterReading.run(withReceipts, { words, values, switches: new Set(switches) });
    return waitingMails(desk.database);
  };
  expect(await enter(['strom', '812'])).toEqual([]);
  expect(await enter(['strom', '43120,5', '812'], 'dry-run')).toEqual([]);
  const [mail, ...others] = await enter(['strom', '43120,5', '812']);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to_address: 'erika@example.org' });
  expect(mail?.text).toMatch(/abgelesen am 21\.11\.2026\n\nHochtarif: 43\.120,5 kWh/);
  expect(mail?.stop_url).toMatch(/^https:\/\/ablesung\.example\/e-mail\/abbestellen\/m\//);
});

it.each([
  { says: 'an unknown meter', words: ['nirgends', '1'], reason: /Kein Auftrag.*nirgends/ },
  { says: 'a meter of several jobs', words: ['7els', '1'], reason: /gas, gas-2/ },
  { says: 'a missing value', words: ['strom', '1'], reason: /1 Stand für 2.*Hochtarif, Nieder/ },
  { says: 'an unknown rate', words: ['strom', '1'], change: { rate: 'x' }, reason: /heißt x/ },
  { says: 'a word as a value', words: ['gas', 'viel'], reason: /viel ist kein Stand/ },
  { says: 'a word as a day', words: ['gas', '1'], change: { day: 'gestern' }, reason: /kein Tag/ },
  { says: 'too many digits', words: ['gas', '123456'], change: { yes: true }, reason: /Kunde/ },
  {
    says: 'a limit, and names its rate and no doubt about another',
    words: ['strom', '42000', '901'],
    change: { yes: true },
    reason: /nicht senden: Niedertarif: Höher als erwartet\. [^:]*900,0\u00a0kWh sein\.$/,
  },
  {
    says: 'a closed job',
    words: ['over', '1'],
    change: { yes: true },
    reason: /Nicht gespeichert/,
  },
  { says: 'tomorrow', words: ['gas', '1'], change: { day: '2026-11-22' }, reason: /Nicht gespei/ },
] as const)('refuses $says', async ({ words, reason, ...given }) => {
  const change: Readonly<Record<string, string | true>> = 'change' in given ? given.change : {};
  await expect(desk.run(enterReading, words, change)).rejects.toThrow(reason);
  expect(await stored()).toEqual([]);
});
