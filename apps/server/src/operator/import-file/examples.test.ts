import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from '../../table/read-table';
import { openOperatorDesk, type OperatorDesk } from '../../testing/operator-world';
import { anyDatabase } from '../../testing/test-database';
import { exportPerson } from '../export-person/export-person';
import { exportReadings } from '../export-readings/export-readings';
import { importConsents } from '../import-consents/import-consents';
import { importHistory } from '../import-history/import-history';
import { importJobs } from '../import-jobs/import-jobs';
import { letters } from '../letters/letters';
import { enterReading } from '../reading/enter-reading';
import { remind } from '../remind/remind';

const example = (name: string) => join(__dirname, '../../../examples', name);

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk(anyDatabase);
});
afterAll(() => desk.close());

it('the sample files of jobs, history and consents come into an empty database', async () => {
  expect(await desk.run(importJobs, [example('jobs.csv')])).toMatch(
    /3 Zeilen, 2 Aufträge \(2 neu\)/,
  );
  expect(await desk.run(importHistory, [example('history.csv')])).toMatch(
    /6 Stände von 2 Aufträgen: 6 neu/,
  );
  expect(await desk.run(importConsents, [example('consents.csv')])).toMatch(
    /2 Zeilen: 1 Einwilligung, 1 Widerruf/,
  );
  const names = await desk.database.selectFrom('account').select('name').orderBy('name').execute();
  expect(names.map(({ name }) => name)).toEqual(['@home Hausverwaltung GmbH', 'Jörg Schäfer']);
});

it.each(['jobs.json', 'jobs.xlsx'])('%s says the same as jobs.csv', async (file) => {
  await desk.run(importJobs, [example(file)]);
  const jobs = await desk.database.selectFrom('job').select('id').execute();
  expect(jobs.map(({ id }) => id).sort()).toEqual(['2026-100245-1', '2026-100388-1']);
});

it('the sample of refused rows is what an import with a wrong number writes', async () => {
  const wrong = readFileSync(example('jobs.csv'), 'utf8').replace(
    '8-1:1.0.0;Kaltwasser;m³;5;',
    '8-1:1.0.0;Kaltwasser;m³;50;',
  );
  const jobs = join(desk.cwd, 'jobs.csv');
  writeFileSync(jobs, wrong);
  await expect(desk.run(importJobs, [jobs])).rejects.toThrow(/nichts übernommen/);
  const written = linesOf(join(desk.cwd, 'jobs-fehler.csv'));
  expect(linesOf(example('exports/jobs-fehler.csv'))).toEqual(written);
});

it('the samples of what the commands write have the columns of today', async () => {
  await desk.run(letters, ['letters.csv']);
  await desk.run(remind, [], { list: 'open.csv' });
  await desk.run(enterReading, ['2026-100245-1', '43950', '18990'], { yes: true });
  const arrived = { received_at: new Date('2026-11-21T08:40:00Z') };
  await desk.database.updateTable('reading_result').set(arrived).execute();
  for (const file of ['readings.csv', 'readings.json', 'readings.xlsx']) {
    await desk.run(exportReadings, [file]);
  }
  await desk.run(exportPerson, ['100245']);
  const written = (file: string) => join(desk.cwd, file);
  const sample = (file: string) => example(join('exports', file));
  for (const file of ['letters.csv', 'open.csv', 'readings.csv']) {
    expect(headOf(sample(file))).toBe(headOf(written(file)));
  }
  for (const file of ['readings.json', 'readings.xlsx']) {
    expect(await columnsOf(sample(file))).toEqual(await columnsOf(written(file)));
  }
  expect(fieldsOf(sample('person.json'))).toEqual(fieldsOf(written('auskunft-100245/person.json')));
});

/** Git changes the line ends of what it keeps. */
const linesOf = (path: string) => readFileSync(path, 'utf8').split(/\r?\n/);
const headOf = (path: string) => linesOf(path)[0];

function fieldsOf(path: string): readonly string[] {
  const person: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return typeof person === 'object' && person !== null ? Object.keys(person) : [];
}

/** The columns that have a value in the first row. */
async function columnsOf(path: string): Promise<readonly string[]> {
  const known = headOf(example('exports/readings.csv'))?.replace('\ufeff', '').split(';') ?? [];
  for await (const { cells } of readTable(path, { known, needed: [] })) return Object.keys(cells);
  throw new Error(`${path} has no row.`);
}
