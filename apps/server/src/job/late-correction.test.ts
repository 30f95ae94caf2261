import { sql } from 'kysely';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeCampaign } from '../operator/campaign/close-campaign';
import { openCampaign } from '../operator/campaign/open-campaign';
import { importJobs } from '../operator/import-jobs/import-jobs';
import { csvOf } from '../testing/csv-of';
import { openOperatorDesk, type OperatorDesk } from '../testing/operator-world';
import { databaseKinds } from '../testing/test-database';
import { storedSubmission, SUBMISSION_STORING } from './submission';

/** The day and the value of a reading. */
type Told = readonly [string, number];

const METER = { customerNumber: 'c-1', lastname: 'Brandt', meterNumber: '4711', preDecimals: '6' };

describe.each(databaseKinds)('a reading of a job that has got a successor on %s', (kind) => {
  let desk: OperatorDesk;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const take = (jobId: string, last: readonly Told[]) => {
    const rows = last.map(([day, value]) => ({
      ...{ ...METER, jobId, lastReadingDate: day, lastReadingValue: String(value) },
    }));
    const without = { ...METER, jobId, lastReadingDate: '', lastReadingValue: '' };
    writeFileSync(join(desk.cwd, 'jobs.csv'), csvOf(...(rows.length > 0 ? rows : [without])));
    return desk.run(importJobs, ['jobs.csv']);
  };
  const begin = async (last: readonly Told[]) => {
    await desk.run(openCampaign, ['2026']);
    await take('old', last);
  };
  const goOn = async (last: readonly Told[]) => {
    await desk.run(closeCampaign, [], { yes: true });
    await desk.run(openCampaign, ['2027']);
    await take('new', last);
  };
  /** Stores readings of the old job by one statement, a second after each other. */
  const send = async (second: number, ...readings: readonly Told[]) => {
    const { id } = await desk.database.selectFrom('account').select('id').executeTakeFirstOrThrow();
    const stored = readings.map(([day, readingValue], index) => ({
      reading: storedSubmission({
        accountId: id,
        submission: {
          results: [{ taskId: 'old-1', readingValue, comment: null }],
          readingDate: `${day}T11:00:00Z`,
        },
        ...{ doubts: [], photos: [] },
        now: new Date(Date.UTC(2026, 10, 21, 9, 0, second + index)),
      }),
    }));
    await sql`with new as (
        select reading from json_to_recordset(${JSON.stringify(stored)}::json) as row (reading json)
      ), ${SUBMISSION_STORING} select`.execute(desk.database);
  };
  const history = async () => {
    const { rows } = await sql<{ told: string }>`
      select reading_date || ' ' || reading_value as told from reading_event
      where task_id = 'new-1' order by told`.execute(desk.database);
    return rows.map(({ told }) => told);
  };

  it.each<{
    readonly says: string;
    readonly inOld?: readonly Told[];
    readonly sent: readonly Told[];
    readonly inNew?: readonly Told[];
    readonly late: readonly Told[];
    readonly shows: readonly string[];
  }>([
    {
      says: 'is added to its history',
      sent: [],
      late: [['2026-11-19', 100]],
      shows: ['2026-11-19 100'],
    },
    {
      says: 'corrects what came from the old job',
      sent: [['2026-11-19', 100]],
      late: [['2026-11-19', 110]],
      shows: ['2026-11-19 110'],
    },
    {
      says: 'corrects a late one that came with it',
      sent: [],
      late: [
        ['2026-11-19', 110],
        ['2026-11-19', 100],
      ],
      shows: ['2026-11-19 100'],
    },
    {
      says: 'of another day stands beside the first',
      sent: [['2026-11-18', 100]],
      late: [['2026-11-19', 110]],
      shows: ['2026-11-18 100', '2026-11-19 110'],
    },
    {
      says: 'leaves another value of that day in the file of the successor',
      sent: [['2026-11-19', 100]],
      inNew: [['2026-11-19', 105]],
      late: [['2026-11-19', 110]],
      shows: ['2026-11-19 105'],
    },
    {
      says: 'leaves a value of that day in the file of the old job',
      inOld: [['2026-11-19', 100]],
      sent: [['2026-11-19', 100]],
      late: [['2026-11-19', 110]],
      shows: ['2026-11-19 100'],
    },
  ])('$says', async ({ inOld = [], sent, inNew = [], late, shows }) => {
    await begin(inOld);
    if (sent.length > 0) await send(0, ...sent);
    await goOn(inNew);
    await send(10, ...late);
    expect(await history()).toEqual(shows);
  });

  it('corrects a late one that came before it', async () => {
    await begin([]);
    await goOn([]);
    await send(10, ['2026-11-19', 110]);
    await send(20, ['2026-11-19', 100]);
    expect(await history()).toEqual(['2026-11-19 100']);
  });
});
