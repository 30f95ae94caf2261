import { evaluateRate, featuresOf } from '@ablesbar/domain';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainJob, findJobs } from '../../job/find-jobs';
import type { WireJob } from '../../job/wire-job';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { databaseKinds } from '../../testing/test-database';
import {
  anApplication,
  APPLICATION_ID,
  bearer,
  grantOf,
  startTestServer,
  type TestServer,
} from '../../testing/test-server';
import { asShare, shareCaller } from '../../testing/share-caller';
import { stats } from '../accounts/stats';
import { exportReadings } from '../export-readings/export-readings';
import { importJobs } from '../import-jobs/import-jobs';
import { letters } from '../letters/letters';
import { closeCampaign } from './close-campaign';
import { listCampaigns } from './list-campaigns';
import { openCampaign } from './open-campaign';

const HEAD =
  'customerNumber;lastname;jobId;meterNumber;obis;preDecimals;latestExecution;reshareAllowed';
/** A meter with two rates, whose order changes every year, a second customer, and later a third. */
const fileOf = (year: number) => {
  const day = `${year}-12-05`;
  const rates = [
    `Kundin;j-${year};M1;1-1:1.8.1;6;${day};ja`,
    `Kundin;j-${year};M1;1-1:1.8.2;6;${day};ja`,
  ];
  const ordered = year % 2 === 0 ? rates : rates.reverse();
  const others = [`c-2;Kunde;k-${year};M2;;6;;ja`, `c-3;Neue;n-${year};M3;;6;${day};ja`];
  const rows = [...ordered.map((row) => `c-1;${row}`), ...others.slice(0, year < 2026 ? 1 : 2)];
  return [HEAD, ...rows].join('\n');
};

interface PrintedLetter {
  readonly link: { readonly token: string };
  readonly username: string;
  readonly password: string;
}

interface Taken {
  readonly status: number;
  readonly text: string;
}

describe.each(databaseKinds)('three years on %s', (kind) => {
  let now: Date;
  let desk: OperatorDesk;
  let test: TestServer;
  let first: ReadonlyMap<string, PrintedLetter>;
  beforeAll(async () => {
    now = new Date('2024-11-20T09:00:00Z');
    desk = await openOperatorDesk(kind, {}, () => now);
    test = await startTestServer(desk.database);
    await desk.clear();
  });
  afterAll(async () => {
    await test.server.close();
    await desk.close();
  });

  const at = (instant: string) => {
    now = new Date(instant);
    test.clock.now = now;
  };
  const begin = async (year: number) => {
    at(`${year}-11-20T09:00:00Z`);
    await desk.run(openCampaign, [`Ablesung ${year}`]);
    writeFileSync(join(desk.cwd, 'jobs.csv'), fileOf(year));
    await desk.run(importJobs, ['jobs.csv']);
  };
  /** What the letters of this year say, by customer. */
  const printLetters = async (year: number): Promise<ReadonlyMap<string, PrintedLetter>> => {
    await desk.run(letters, [`letters-${year}.csv`]);
    const table = readFileSync(join(desk.cwd, `letters-${year}.csv`), 'utf8');
    const [head = [], ...rows] = table
      .trim()
      .split('\r\n')
      .map((line) => line.split(';'));
    return new Map(
      rows.map(([customer = '', ...cells]) => {
        const cell = (name: string) => cells[head.indexOf(name) - 1] ?? '';
        const link = { token: cell('link').split('/m/')[1] ?? '' };
        return [customer, { link, username: cell('username'), password: cell('password') }];
      }),
    );
  };
  const enter = (by: object) => test.post('/auth/token', { applicationId: APPLICATION_ID, ...by });
  /** By the username and the password of the customer's first letter. */
  const logIn = async (customer: string) => {
    const { username, password } = first.get(customer) ?? {};
    return grantOf(await enter({ username, password }));
  };
  const listOf = async (customer: string): Promise<readonly WireJob[]> => {
    const { id } = await desk.database
      .selectFrom('account')
      .select('id')
      .where('customer_number', '=', customer)
      .executeTakeFirstOrThrow();
    return findJobs(desk.database, id);
  };
  const read = async (
    customer: string,
    jobId: string,
    values: Readonly<Record<string, number>>,
    readingDate: string,
  ): Promise<Taken> => {
    at(new Date(now.getTime() + 60_000).toISOString());
    const { token } = await logIn(customer);
    const results = Object.entries(values).map(([taskId, readingValue]) => ({
      ...{ taskId, readingValue, comment: null, readingImages: [] },
    }));
    const path = `/api/pro/job/${jobId}/meterRateTask/result`;
    return test.post(path, { results, readingDate }, bearer(token));
  };
  const historyOf = ([job]: readonly WireJob[]) =>
    Object.fromEntries(
      (job?.meter.meterRateTasks ?? []).map(({ obis, readingEvents }) => [
        obis ?? '',
        readingEvents.map(({ readingDate, readingValue }) => `${readingDate} ${readingValue}`),
      ]),
    );
  /** The consumption by year that the portal shows of each rate, from the list that it gets. */
  const evaluated = async (customer: string) => {
    const { body } = await test.get('/api/pro/job', (await logIn(customer)).token);
    if (!isList(body)) throw new Error(`No list: ${JSON.stringify(body)}`);
    const rates = body.jobs.flatMap((wire) => {
      const job = domainJob(wire, customer);
      const features = featuresOf(job, anApplication({}).config);
      return job.meter.meterRateTasks.map((task) => {
        const { years } = evaluateRate(task, features);
        return [task.obis ?? '', years.map(({ year, amount }) => `${year} ${amount}`)] as const;
      });
    });
    return Object.fromEntries(rates);
  };
  const figure = async (name: string) =>
    new RegExp(`${name} +(\\d+)`).exec(await desk.run(stats, []))?.[1];
  const exported = async () => {
    now = new Date(now.getTime() + 3_600_000);
    await desk.run(exportReadings, ['readings.csv']);
    const rows = readFileSync(join(desk.cwd, 'readings.csv'), 'utf8').trim().split('\r\n');
    return rows.length - 1;
  };

  it('jobs end with their campaign, and each meter goes on with its history', async () => {
    await begin(2024);
    first = await printLetters(2024);
    expect([...first.keys()]).toEqual(['c-1', 'c-2']);
    expect((await enter(first.get('c-1')?.link ?? {})).status).toBe(200);
    expect(await desk.run(letters, ['again.pdf'])).toMatch(/keiner geschrieben/);
    await expect(desk.run(openCampaign, ['Zweite'])).rejects.toThrow(/noch offen/);
    const values = { 'j-2024-1-1:1.8.1': 100, 'j-2024-1-1:1.8.2': 200 };
    expect((await read('c-1', 'j-2024', values, '2024-11-20')).status).toBe(200);
    expect((await read('c-1', 'j-2024', { 'j-2024-1-1:1.8.1': 101 }, '2024-11-20')).status).toBe(
      200,
    );

    expect(await desk.run(closeCampaign, [])).toMatch(/2 Aufträge würden.*1 ohne Ablesung.*--yes/s);
    expect((await listOf('c-1')).map(({ archivedOn }) => archivedOn)).toEqual([null]);
    const tag = (
      await test.server.inject({
        url: '/api/pro/job',
        headers: bearer((await logIn('c-1')).token),
      })
    ).headers.etag;
    at('2024-12-10T09:00:00Z');
    expect(await desk.run(closeCampaign, [], { yes: true, list: 'unread.csv' })).toMatch(
      /2 Aufträge abgelegt, davon 1 ohne/,
    );
    expect(readFileSync(join(desk.cwd, 'unread.csv'), 'utf8')).toMatch(/^c-2;Kunde;.*k-2024;M2/m);
    const [archived] = await listOf('c-1');
    expect(archived).toMatchObject({ archivedOn: '2024-12-10', done: true });
    const later = await test.server.inject({
      url: '/api/pro/job',
      headers: bearer((await logIn('c-1')).token),
    });
    expect(later.headers.etag).not.toBe(tag);
    expect(await figure('Aufträge')).toBe('0');
    expect(await figure('geschlossener Kampagnen')).toBe('2');
    expect(await evaluated('c-1')).toEqual({
      '1-1:1.8.1': ['2024 null'],
      '1-1:1.8.2': ['2024 null'],
    });
    const file = desk.run(importJobs, ['jobs.csv']);
    await expect(file).rejects.toThrow(/3 Zeilen/);

    await begin(2025);
    const { refreshToken } = await logIn('c-1');
    const second = await printLetters(2025);
    // The new link stands beside the password and the session that the customer has.
    expect([...second].map(([customer, { password }]) => [customer, password])).toEqual([
      ['c-1', ''],
      ['c-2', ''],
    ]);
    expect((await enter({ token: refreshToken })).status).toBe(200);
    expect((await enter(second.get('c-1')?.link ?? {})).status).toBe(200);
    expect((await enter(first.get('c-1')?.link ?? {})).status).toBe(401);
    expect(historyOf(await listOf('c-1'))).toEqual({
      '1-1:1.8.1': ['2024-11-20 101'],
      '1-1:1.8.2': ['2024-11-20 200'],
    });
    // It has waited on a device since before the end: it is stored, and belongs to the history.
    expect((await read('c-2', 'k-2024', { 'k-2024-1': 7 }, '2024-12-09')).status).toBe(200);
    expect(historyOf(await listOf('c-2'))).toEqual({ '': ['2024-12-09 7'] });
    const closed = await read('c-2', 'k-2024', { 'k-2024-1': 8 }, '2025-11-20');
    expect([closed.status, closed.text]).toEqual([422, expect.stringMatching(/10\.12\.2024/)]);
    expect(
      (
        await read(
          'c-1',
          'j-2025',
          { 'j-2025-1-1:1.8.1': 150, 'j-2025-1-1:1.8.2': 260 },
          '2025-11-20',
        )
      ).status,
    ).toBe(200);
    expect(await evaluated('c-1')).toEqual({
      '1-1:1.8.1': ['2025 49', '2024 null'],
      '1-1:1.8.2': ['2025 60', '2024 null'],
    });
    expect([await figure('Aufträge'), await figure('davon erledigt')]).toEqual(['2', '1']);
    await desk.run(closeCampaign, [], { yes: true });

    await begin(2026);
    const third = await printLetters(2026);
    expect([...third].map(([customer, { password }]) => [customer, password !== ''])).toEqual([
      ['c-1', false],
      ['c-2', false],
      ['c-3', true],
    ]);
    const list = await listOf('c-1');
    expect(list.map(({ id, archivedOn }) => [id, archivedOn])).toEqual([['j-2026', null]]);
    expect(historyOf(list)).toEqual({
      '1-1:1.8.1': ['2024-11-20 101', '2025-11-20 150'],
      '1-1:1.8.2': ['2024-11-20 200', '2025-11-20 260'],
    });
    expect(historyOf(await listOf('c-2'))).toEqual({ '': ['2024-12-09 7'] });
    expect((await read('c-2', 'k-2026', { 'k-2026-1': 19 }, '2026-11-20')).status).toBe(200);
    expect(await evaluated('c-2')).toEqual({ '': ['2026 12', '2025 null', '2024 null'] });
    expect(await exported()).toBe(7);
    expect(await desk.run(listCampaigns, [])).toMatch(
      /Ablesung 2026 +2026-11-20 +3 +1\n.*2025 +2025-11-20 +2025-11-20 +2 +1\n.*2024 .* 2 +2$/,
    );
  });

  it('a sub-access keeps the archived meter in its evaluation, and nobody shares it again', async () => {
    const test2026 = shareCaller(test, (await logIn('c-1')).token);
    const share = await test2026.shared({ jobIds: ['j-2026'] });
    await desk.run(closeCampaign, [], { yes: true });
    const helper = await asShare(test, share);
    expect(await helper.jobIds()).toEqual(['j-2026']);
    expect((await test2026.list()).body).toMatchObject({ sharedAccounts: [{ jobIds: [] }] });
    expect((await test2026.share({ jobIds: ['j-2026'] })).status).toBe(403);

    await begin(2027);
    expect((await listOf('c-1')).map(({ id }) => id)).toEqual(['j-2027']);
    const helped = await findJobs(desk.database, share.id);
    expect(helped.map(({ id }) => id)).toEqual(['j-2026']);
  });
});

function isList(body: unknown): body is { readonly jobs: readonly WireJob[] } {
  return typeof body === 'object' && body !== null && 'jobs' in body;
}
