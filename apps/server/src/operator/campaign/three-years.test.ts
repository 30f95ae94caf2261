import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJobs } from '../../job/find-jobs';
import type { WireJob } from '../../job/wire-job';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { databaseKinds } from '../../testing/test-database';
import { bearer, startTestServer, type TestServer } from '../../testing/test-server';
import { asShare, shareCaller } from '../../testing/share-caller';
import { stats } from '../accounts/stats';
import { exportReadings } from '../export-readings/export-readings';
import { importJobs } from '../import-jobs/import-jobs';
import { closeCampaign } from './close-campaign';
import { listCampaigns } from './list-campaigns';
import { openCampaign } from './open-campaign';

const HEAD =
  'customerNumber;lastname;jobId;meterNumber;obis;preDecimals;latestExecution;reshareAllowed';
/** A meter with two rates, whose order changes every year, and a second customer. */
const fileOf = (year: number) => {
  const day = `${year}-12-05`;
  const rates = [
    `Kundin;j-${year};M1;1-1:1.8.1;6;${day};ja`,
    `Kundin;j-${year};M1;1-1:1.8.2;6;${day};ja`,
  ];
  const ordered = year % 2 === 0 ? rates : rates.reverse();
  return [HEAD, ...ordered.map((row) => `c-1;${row}`), `c-2;Kunde;k-${year};M2;;6;;ja`].join('\n');
};

interface Taken {
  readonly status: number;
  readonly text: string;
}

describe.each(databaseKinds)('three years on %s', (kind) => {
  let now: Date;
  let desk: OperatorDesk;
  let test: TestServer;
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
    // The test logs in by the customer number.
    for (const number of ['c-1', 'c-2'])
      await desk.database
        .updateTable('account')
        .set({ username: number, password_hash: `hash of ${number}` })
        .where('customer_number', '=', number)
        .execute();
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
    const { token } = await test.logIn(customer);
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
        headers: bearer((await test.logIn('c-1')).token),
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
      headers: bearer((await test.logIn('c-1')).token),
    });
    expect(later.headers.etag).not.toBe(tag);
    expect(await figure('Aufträge')).toBe('0');
    expect(await figure('geschlossener Kampagnen')).toBe('2');
    const file = desk.run(importJobs, ['jobs.csv']);
    await expect(file).rejects.toThrow(/3 Zeilen/);

    await begin(2025);
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
    expect([await figure('Aufträge'), await figure('davon erledigt')]).toEqual(['2', '1']);
    await desk.run(closeCampaign, [], { yes: true });

    await begin(2026);
    const list = await listOf('c-1');
    expect(list.map(({ id, archivedOn }) => [id, archivedOn])).toEqual([['j-2026', null]]);
    expect(historyOf(list)).toEqual({
      '1-1:1.8.1': ['2024-11-20 101', '2025-11-20 150'],
      '1-1:1.8.2': ['2024-11-20 200', '2025-11-20 260'],
    });
    expect(historyOf(await listOf('c-2'))).toEqual({ '': ['2024-12-09 7'] });
    expect(await exported()).toBe(6);
    expect(await desk.run(listCampaigns, [])).toMatch(
      /Ablesung 2026 +2026-11-20 +2 +0\n.*2025 +2025-11-20 +2025-11-20 +2 +1\n.*2024 .* 2 +2$/,
    );
  });

  it('a sub-access keeps the archived meter in its evaluation, and nobody shares it again', async () => {
    const test2026 = shareCaller(test, (await test.logIn('c-1')).token);
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
