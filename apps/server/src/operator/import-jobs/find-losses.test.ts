import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csvOf } from '../../testing/csv-of';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { databaseKinds } from '../../testing/test-database';
import type { Kind } from '../import-file/cell-kinds';
import { COLUMNS } from './import-columns';
import { importJobs } from './import-jobs';

type Row = Readonly<Record<string, string>>;

const NEEDED = {
  customerNumber: 'c-1',
  lastname: 'Brandt',
  jobId: 'j-1',
  meterNumber: '7ELS1',
  preDecimals: '6',
};
const HISTORY = { lastReadingDate: '2025-11-28', lastReadingValue: '43120' };
const DAY = { ...NEEDED, ...HISTORY, obis: '1-1:1.8.1' };
const NIGHT = { ...DAY, obis: '1-1:1.8.2' };

/** Columns that name the job and its readings, and those that keep what the account has. */
const NEVER_LOST = [
  ...Object.keys(NEEDED),
  ...Object.keys(HISTORY),
  'lastReadingReason',
  'lastReadingPosition',
  'language',
  'email',
  'emailConsentDate',
  'taskId',
];
const SOMETHING = ['x', '7', '05.12.2026', 'GAS_METER', '7-1:3.0.0'];
/** The first text that the column takes. */
const valueOf = ([column, parse]: readonly [string, Kind]): readonly [string, string] => {
  const text = SOMETHING.find((one) => 'value' in parse(one, {}));
  if (text === undefined) throw new Error(`A value of ${column} is missing here.`);
  return [column, text];
};

describe.each(databaseKinds)('on the %s database', (kind) => {
  let desk: OperatorDesk;
  beforeAll(async () => {
    desk = await openOperatorDesk(kind);
  });
  afterEach(() => desk.clear());
  afterAll(() => desk.close());

  const take = (rows: readonly Row[], values = {}) => {
    writeFileSync(join(desk.cwd, 'jobs.csv'), csvOf(...rows));
    return desk.run(importJobs, ['jobs.csv'], values);
  };
  const stored = async () => [
    await desk.database.selectFrom('job').selectAll().execute(),
    await desk.database.selectFrom('rate_task').selectAll().orderBy('id').execute(),
    await desk.database.selectFrom('reading_event').selectAll().orderBy('id').execute(),
  ];
  const send = (task: string) =>
    desk.database
      .insertInto('reading_result')
      .values({
        id: 'r-1',
        task_id: task,
        account_id: null,
        reading_date: desk.clock(),
        reading_value: '43900',
        comment: null,
        received_at: desk.clock(),
      })
      .execute();

  it('names the columns that a second file lacks, and empties them only with --yes', async () => {
    const columns = Object.entries<Kind>(COLUMNS).filter(([name]) => !NEVER_LOST.includes(name));
    await take([{ ...NEEDED, taskId: 't-1', ...Object.fromEntries(columns.map(valueOf)) }]);
    const before = await stored();
    const message = await take([{ ...NEEDED, taskId: 't-1' }]).catch(String);
    const lines = message.split('\n').filter((line) => line.startsWith('  '));
    expect(
      lines
        .join('')
        .match(/[\w.]+/g)
        ?.toSorted(),
    ).toEqual(columns.map(([name]) => name).toSorted());
    expect(message).toMatch(/noch einmal mit --yes\.$/);
    expect(await stored()).toEqual(before);

    await take([{ ...NEEDED, taskId: 't-1' }], { yes: true });
    expect((await stored())[0]).toMatchObject([{ latest_execution: null, meter_type: null }]);
  });

  it('empties a single cell of a column that the file has', async () => {
    const other = { ...NEEDED, jobId: 'j-2', unit: 'kWh' };
    await take([{ ...NEEDED, unit: 'kWh' }, other]);
    await take([{ ...NEEDED, unit: '' }, other]);
    expect((await stored())[1]).toMatchObject([{ unit: null }, { unit: 'kWh' }]);
  });

  it.each([
    { says: 'a register with earlier readings', sent: null, rows: [DAY], named: 'j-1-1-1:1.8.2' },
    {
      says: 'a register with a sent reading under another code',
      sent: 'j-1-1-1:1.8.2',
      rows: [DAY, { ...NIGHT, obis: '1-1:2.8.2' }],
      named: 'j-1-1-1:1.8.2',
    },
    {
      says: 'the meter of its readings',
      sent: null,
      rows: [DAY, NIGHT].map((row) => ({ ...row, meterNumber: '7ELS2' })),
      named: 'j-1 (7ELS1 → 7ELS2)',
    },
  ])('a job does not lose $says by accident', async ({ sent, rows, named }) => {
    await take([DAY, NIGHT]);
    if (sent !== null) await send(sent);
    const before = await stored();
    await expect(take(rows)).rejects.toThrow(named);
    await expect(take(rows, { 'dry-run': true })).rejects.toThrow(named);
    expect(await stored()).toEqual(before);
    expect(await take(rows, { yes: true })).toContain('1 Auftrag (0 neu)');
  });

  it('a register with a sent reading stays without a word if the file only leaves it out', async () => {
    await take([DAY, NIGHT]);
    await send('j-1-1-1:1.8.2');
    expect(await take([DAY])).toContain('1 Auftrag (0 neu)');
  });

  it('a meter that nobody has read may get another number', async () => {
    await take([NEEDED]);
    expect(await take([{ ...NEEDED, meterNumber: '7ELS2' }])).toContain('1 Auftrag (0 neu)');
  });
});
