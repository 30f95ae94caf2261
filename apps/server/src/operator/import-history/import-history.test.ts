import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findJobs } from '../../job/find-jobs';
import { csvOf } from '../../testing/csv-of';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { databaseKinds } from '../../testing/test-database';
import { importJobs } from '../import-jobs/import-jobs';
import { importHistory } from './import-history';

type Row = Readonly<Record<string, string>>;

const JOB = {
  customerNumber: 'c-1',
  lastname: 'Müller',
  jobId: 'j-1',
  meterNumber: '7ELS1',
  obis: '1-1:1.8.1',
  rateName: 'HT',
  preDecimals: '6',
  postDecimals: '1',
  latestExecution: '2026-12-05',
};
const NIGHT = { ...JOB, obis: '1-1:1.8.2', rateName: 'NT' };
const WATER = { ...JOB, jobId: 'j-2', meterNumber: '8WAS1', obis: '8-1:1.0.0', postDecimals: '0' };
const LAST_YEAR = { ...WATER, jobId: 'j-2025', latestExecution: '2025-12-05' };
const NEIGHBOURS = { ...JOB, customerNumber: 'c-2', jobId: 'j-3', meterNumber: '9GAS1' };

describe.each(databaseKinds)('import of a history into %s', (kind) => {
  let desk: OperatorDesk;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
  });
  beforeEach(async () => {
    writeFileSync(join(desk.cwd, 'jobs.csv'), csvOf(JOB, NIGHT, LAST_YEAR, WATER, NEIGHBOURS));
    await desk.run(importJobs, ['jobs.csv']);
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const take = (rows: readonly Row[], values = {}) => {
    writeFileSync(join(desk.cwd, 'history.csv'), csvOf(...rows));
    return desk.run(importHistory, ['history.csv'], values);
  };
  /** The stored readings as 'job/rate day value reason', in the order in which the portal shows them. */
  const stored = async () => {
    const accounts = await desk.database.selectFrom('account').select('id').execute();
    const jobs = await Promise.all(accounts.map(({ id }) => findJobs(desk.database, id)));
    return jobs
      .flat()
      .flatMap(({ id, meter }) =>
        meter.meterRateTasks.flatMap(({ obis, readingEvents }) =>
          readingEvents.map((event) =>
            [id, obis, event.readingDate, event.readingValue, event.reason].join(' '),
          ),
        ),
      );
  };

  it('puts each reading to its rate, in any order and without doubles', async () => {
    const day = { jobId: 'j-1', obis: '1-1:1.8.1' };
    const rows = [
      { ...day, day: '2025-11-30', value: '1200' },
      { meterNumber: '8WAS1', day: '30.11.2025', value: '88', reason: 'ESTIMATED_READING' },
      { ...day, day: '2024-06-01', value: '0', reason: 'METER_CHANGE', position: '1' },
      { ...day, day: '2024-06-01', value: '43.120,5', reason: 'METER_CHANGE' },
      { meterNumber: '7ELS1', rateName: 'NT', day: '2025-11-30', value: '700,5' },
    ];
    const all = [
      'j-1 1-1:1.8.1 2024-06-01 43120.5 METER_CHANGE',
      'j-1 1-1:1.8.1 2024-06-01 0 METER_CHANGE',
      'j-1 1-1:1.8.1 2025-11-30 1200 PERIODIC_READING',
      'j-1 1-1:1.8.2 2025-11-30 700.5 PERIODIC_READING',
      'j-2 8-1:1.0.0 2025-11-30 88 ESTIMATED_READING',
    ];
    expect(await take(rows)).toMatch(
      /5 Stände von 2 Aufträgen: 5 neu, 0 berichtigt, 0 unverändert/,
    );
    expect((await stored()).sort()).toEqual(all.toSorted());
    expect(await take(rows.toReversed())).toMatch(/0 neu, 0 berichtigt, 5 unverändert/);
    expect((await stored()).sort()).toEqual(all.toSorted());

    const corrected = { ...day, day: '2025-11-30', value: '1250' };
    expect(await take([corrected], { 'dry-run': true })).toMatch(/0 neu, 1 berichtigt/);
    expect((await stored()).sort()).toEqual(all.toSorted());
    expect(await take([corrected])).toMatch(/0 neu, 1 berichtigt, 0 unverändert/);
    expect(await stored()).toContain('j-1 1-1:1.8.1 2025-11-30 1250 PERIODIC_READING');
  });

  const good = { jobId: 'j-2', day: '2025-11-30', value: '88' };
  it.each([
    { says: 'an unknown job', row: { ...good, jobId: 'j-9' }, reason: /jobId: diesen Auftrag/ },
    {
      says: 'an unknown meter',
      row: { ...good, jobId: '', meterNumber: '1' },
      reason: /meterNumber: keinen Auftrag/,
    },
    { says: 'no meter', row: { ...good, jobId: '' }, reason: /eines von beiden angeben/ },
    {
      says: 'another meter than the job’s',
      row: { ...good, meterNumber: '7ELS1' },
      reason: /anderen Zähler/,
    },
    {
      says: 'one of several rates',
      row: { ...good, jobId: 'j-1' },
      reason: /mehrere Zählwerke, eines angeben: 1-1:1\.8\.1, 1-1:1\.8\.2/,
    },
    {
      says: 'an unknown rate',
      row: { ...good, obis: '1-1:2.8.0' },
      reason: /kein solches Zählwerk; vorhanden: 8-1:1\.0\.0/,
    },
    { says: 'a day in the future', row: { ...good, day: '2026-11-22' }, reason: /day: .*Zukunft/ },
    { says: 'more places', row: { ...good, value: '1000000' }, reason: /6 Stellen vor und 0 nach/ },
    { says: 'more decimals', row: { ...good, value: '88,5' }, reason: /6 Stellen vor und 0 nach/ },
    { says: 'an unknown reason', row: { ...good, reason: 'Turnus' }, reason: /METER_CHANGE/ },
    {
      says: 'two values of a day',
      row: { meterNumber: '8WAS1', day: '1.12.2025', value: '90' },
      reason: /schon einen Stand in Zeile 2/,
    },
  ])('refuses the whole file for $says', async ({ row, reason }) => {
    const first = { ...good, day: '2025-12-01' };
    await expect(take([first, row])).rejects.toThrow(/nichts übernommen.*history-fehler\.csv/);
    expect(await stored()).toEqual([]);
    const [, refused = '', ...more] = readFileSync(join(desk.cwd, 'history-fehler.csv'), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(refused).toMatch(/^3;/);
    expect(refused).toMatch(reason);
    expect(more).toEqual([]);
  });

  it('prefers a job that no campaign has closed', async () => {
    const newest = desk.database.updateTable('job').where('id', '=', 'j-2');
    await newest.set({ archived_on: '2026-11-20' }).execute();
    await take([{ ...good, jobId: '', meterNumber: '8WAS1' }]);
    expect(await stored()).toEqual(['j-2025 8-1:1.0.0 2025-11-30 88 PERIODIC_READING']);
  });

  it('never gives the readings of one customer to another', async () => {
    writeFileSync(
      join(desk.cwd, 'jobs.csv'),
      csvOf({ ...NEIGHBOURS, jobId: 'j-4', meterNumber: '8WAS1' }),
    );
    await desk.run(importJobs, ['jobs.csv']);
    // Not even those of a former tenant, whose campaign is closed.
    const former = desk.database.updateTable('job').where('id', 'in', ['j-2', 'j-2025']);
    await former.set({ archived_on: '2026-11-20' }).execute();
    await expect(take([{ ...good, jobId: '', meterNumber: '8WAS1' }])).rejects.toThrow();
    expect(readFileSync(join(desk.cwd, 'history-fehler.csv'), 'utf8')).toMatch(/mehrere Kunden/);
    await take([good]);
    expect(await stored()).toEqual(['j-2 8-1:1.0.0 2025-11-30 88 PERIODIC_READING']);
  });
});
