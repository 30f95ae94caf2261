import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMailTransport } from '../../mail/mail-transport';
import { sendDueMail } from '../../mail/send-mail';
import { endConsent, registerConsents } from '../../registration/consent';
import { aKey, waitingMails } from '../../testing/a-key-file';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { anyDatabase } from '../../testing/test-database';
import { importJobs } from '../import-jobs/import-jobs';
import { remind } from './remind';

// The desk's day is 2026-11-21.
let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk(anyDatabase);
});
afterAll(() => desk.close());
beforeEach(() => desk.clear());

/** A job of each customer with its last day; the customers agree to mails. */
async function given(days: Readonly<Record<string, string>>) {
  const rows = Object.entries(days).map(([customer, latestExecution]) => ({
    ...{ customerNumber: customer, lastname: customer, jobId: `${customer}-job` },
    ...{ meterNumber: `M-${customer}`, street: 'Lindenstraße', latestExecution, preDecimals: '6' },
  }));
  writeFileSync(join(desk.cwd, 'jobs.json'), JSON.stringify(rows));
  await desk.run(importJobs, ['jobs.json']);
  const { database } = desk;
  const accounts = await database.selectFrom('account').select(['id', 'name']).execute();
  const confirmedAt = new Date('2026-01-01T00:00:00Z');
  await registerConsents(
    database,
    accounts.map(({ id, name }) => ({ accountId: id, email: `${name}@example.org`, confirmedAt })),
  );
  return new Map(accounts.map(({ id, name }) => [name, id]));
}
const remindOn = async (day: string) => {
  await desk.database.deleteFrom('sealed_mail').execute();
  const clock = () => new Date(`${day}T09:00:00Z`);
  await remind.run({ ...desk, clock }, { words: [], values: {}, switches: new Set(['send']) });
  return (await waitingMails(desk.database)).map(({ to_address, subject }) => [
    to_address?.replace('@example.org', ''),
    subject?.startsWith('Bald') ? 'late' : 'early',
  ]);
};

it.each([
  { says: 'nothing two weeks and a day before', days: ['2026-11-20'], mails: [[]] },
  { says: 'the first reminder', days: ['2026-11-21'], mails: [[['A', 'early']]] },
  {
    says: 'none again',
    days: ['2026-11-21', '2026-11-21', '2026-12-01'],
    mails: [[['A', 'early']], [], []],
  },
  {
    says: 'once more near it',
    days: ['2026-11-21', '2026-12-02'],
    mails: [[['A', 'early']], [['A', 'late']]],
  },
  { says: 'on the last day', days: ['2026-12-05'], mails: [[['A', 'late']]] },
  { says: 'none after it', days: ['2026-12-06'], mails: [[]] },
])('a deadline on 5 December gets $says', async ({ days, mails }) => {
  await given({ A: '2026-12-05' });
  const sent: unknown[] = [];
  for (const day of days) sent.push(await remindOn(day));
  expect(sent).toEqual(mails);
});

it('reminds nobody who has read, cannot read, has stopped the mails or never agreed', async () => {
  const ids = await given({
    A: '2026-11-30',
    B: '2026-11-30',
    C: '2026-11-30',
    D: '2026-11-30',
    E: '2026-11-30',
  });
  const { database } = desk;
  const { id: task_id } = await database
    .selectFrom('rate_task')
    .select('id')
    .where('job_id', '=', 'A-job')
    .executeTakeFirstOrThrow();
  const now = desk.clock();
  const reading = { reading_date: now, received_at: now, comment: null };
  await database
    .insertInto('reading_result')
    .values({ ...reading, id: 'r', task_id, account_id: null, reading_value: '1' })
    .execute();
  await database
    .insertInto('not_readable')
    .values({ ...reading, id: 'n', job_id: 'B-job', account_id: null, reason: 'NO_ACCESS' })
    .execute();
  await endConsent(database, ids.get('C') ?? '', now);
  await database
    .deleteFrom('crm_registration')
    .where('account_id', '=', ids.get('D') ?? '')
    .execute();
  expect(await remindOn('2026-11-21')).toEqual([['E', 'early']]);
  await desk.run(remind, [], { list: 'offen.csv' });
  const list = readFileSync(join(desk.cwd, 'offen.csv'), 'utf8').trim().split('\r\n').slice(1);
  expect(
    list.map((line) => line.split(';')).map((cells) => [cells[0], cells.at(-2), cells.at(-1)]),
  ).toEqual([
    ['C', '2026-11-30', 'no'],
    ['D', '2026-11-30', 'no'],
    ['E', '2026-11-30', 'yes'],
  ]);
});

it.each([
  { says: 'without --send', values: {} },
  { says: 'with --send --dry-run', values: { send: true, 'dry-run': true } },
] as const)('$says it says what it would send, and changes nothing', async ({ values }) => {
  await given({ A: '2026-11-30', B: '2026-11-30' });
  expect(await desk.run(remind, [], values)).toMatch(
    /^Zu senden: 2 E-Mails zu 2 offenen Ablesungen\./,
  );
  expect(await waitingMails(desk.database)).toEqual([]);
  expect(await remindOn('2026-11-21')).toHaveLength(2);
});

it('before the first start of the server it says who makes the key file', async () => {
  const settings = { ...desk.settings, keyFile: join(desk.cwd, 'none') };
  const given = { words: [], values: {}, switches: new Set<string>() };
  await expect(remind.run({ ...desk, settings }, given)).rejects.toThrow(/bei seinem ersten Start/);
});

it('a mail names meter and day, and a mail program can stop the mails with one click', async () => {
  await given({ A: '2026-11-30' });
  await desk.database.updateTable('account').set({ language: 'en' }).execute();
  await desk.run(remind, [], { send: true });
  const { database } = desk;
  const log = { warn: fail, error: fail };
  const { mail } = desk.settings;
  const transport = createMailTransport(mail);
  await sendDueMail({ database, key: aKey, transport, clock: desk.clock, log });
  const [file = ''] = readdirSync(mail.outbox, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.eml'),
  );
  const sent = readFileSync(join(mail.outbox, file), 'utf8').replace(/=\r\n|\r\n(?=[ \t])/g, '');
  expect(sent).toContain('Meter M-A, Lindenstraße: by 30 November 2026'.replace('ß', '=C3=9F'));
  const stop = /https:\/\/ablesung\.example\/e-mail\/abbestellen\/m\/[\w-]{72}/.exec(sent)?.[0];
  expect(sent).toContain(`\r\nList-Unsubscribe: <${stop}>\r\n`);
  expect(sent).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
});

it('a mail that waits until the deadline has passed is not sent', async () => {
  await given({ A: '2026-11-21' });
  await desk.run(remind, [], { send: true });
  const { database } = desk;
  const send = jest.fn();
  const log = { warn: jest.fn(), error: fail };
  const clock = () => new Date('2026-11-21T23:00:00Z');
  await sendDueMail({ database, key: aKey, transport: { send, close: fail }, clock, log });
  expect(send).not.toHaveBeenCalled();
  expect(await waitingMails(database)).toEqual([]);
});

const fail = () => {
  throw new Error('Not expected.');
};
