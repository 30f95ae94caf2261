import { read, utils } from '@e965/xlsx';
import { sql } from 'kysely';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenFiles } from '../../testing/broken-files';
import { csvOf } from '../../testing/csv-of';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { anyDatabase } from '../../testing/test-database';
import { importHistory } from '../import-history/import-history';
import { importJobs } from '../import-jobs/import-jobs';

const JOB = {
  customerNumber: 'c-1',
  lastname: 'Mueller',
  jobId: 'j-1',
  meterNumber: '7ELS1',
  obis: '1-1:1.8.1',
  preDecimals: '6',
  lastReadingDate: '2025-11-30',
  lastReadingValue: '1200',
};
const PAST = { jobId: 'j-0', obis: '1-1:1.8.1', day: '2025-11-30', value: '1200', otherReason: '' };

const SORTS = [
  {
    command: importJobs,
    files: brokenFiles({
      row: JOB,
      other: { ...JOB, jobId: 'j-2' },
      names: { day: 'lastReadingDate', value: 'lastReadingValue', text: 'lastname' },
      unknown: { row: { ...JOB, jobId: 'j-0' }, reason: /gehört schon einem anderen Kunden/ },
      hasLarge: true,
    }),
  },
  {
    command: importHistory,
    files: brokenFiles({
      row: PAST,
      other: { ...PAST, day: '2024-11-30' },
      names: { day: 'day', value: 'value', text: 'otherReason' },
      unknown: {
        row: { ...PAST, jobId: '', meterNumber: '1' },
        reason: /meterNumber: keinen Auftrag/,
      },
      hasLarge: false,
    }),
  },
] as const;

// A bomb is unpacked up to its limit, which took two minutes beside much other work.
jest.setTimeout(300_000);

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk(anyDatabase);
  const theirs = { ...JOB, customerNumber: 'c-0', jobId: 'j-0', meterNumber: '9' };
  writeFileSync(join(desk.cwd, 'jobs.csv'), csvOf(theirs));
  await desk.run(importJobs, ['jobs.csv']);
});
afterAll(() => desk.close());

const stored = async () => {
  const { rows } = await sql`select job.id, reading_date, reading_value from job
    left join rate_task on job_id = job.id left join reading_event on task_id = rate_task.id
    order by 1, 2`.execute(desk.database);
  return rows;
};

function rowsOf(table: string): string {
  if (!table.endsWith('xlsx')) return readFileSync(table, 'utf8');
  const [sheet] = Object.values(read(readFileSync(table)).Sheets);
  return sheet === undefined ? '' : utils.sheet_to_csv(sheet, { FS: ';' });
}

describe.each(SORTS)('$command.name', ({ command, files }) => {
  it.each(files)('refuses $says', async ({ name, make, reason }) => {
    const before = await stored();
    await make(join(desk.cwd, name));
    const refused = await desk.run(command, [name]).then(
      () => 'Nothing was refused.',
      (error: unknown) => (error instanceof Error ? error.message : 'no message'),
    );
    const table = join(desk.cwd, name.replace('.', '-fehler.'));
    const rows = existsSync(table) ? rowsOf(table) : '';
    expect(`${refused}\n${rows.slice(0, 20_000)}`).toMatch(reason);
    expect(await stored()).toEqual(before);
    for (const made of readdirSync(desk.cwd).filter((one) => one.startsWith('a'))) {
      rmSync(join(desk.cwd, made));
    }
  });
});
