import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startChild } from '../process/children.mjs';
import { run } from '../process/run.mjs';
import { inRoot } from '../root.mjs';
import { providePostgres } from '../setup/postgres.mjs';
import { noteFigure } from './figures.mjs';
import { inColumns } from './table.mjs';

const JOBS = 50_000;
const LETTERS = 10_000;
const READINGS = 100_000;
const YEARS = 10;
/** The memory of a run with a tenth of the rows shows whether memory grows with each row. */
const FEW = 10;
/** In seconds. Memory counts as flat if ten times the rows take at most `memory` MB more. */
const AIMS = { import: 60, history: 90, historyPeak: 200, letters: 300, export: 60, memory: 80 };
const SAMPLE_MS = 100;
/** Linux counts CPU time in ticks of 1/100 s. */
const TICKS = 100;

const HEAD =
  'customerNumber;firstname;lastname;mailingStreet;mailingHouseNumber;mailingZip;mailingCity;jobId;meterNumber;meterType;street;houseNumber;zip;city;locationDescription;latestExecution;obis;unit;preDecimals;postDecimals;minimumValue;maximumValue;lastReadingDate;lastReadingValue';
const rowOf = (index) =>
  `${1_000_000 + index};Erika;Müller-${index};Bürgergasse;${1 + (index % 80)};${10_000 + (index % 40_000)};Neuenbrück;job-${index};1ESY${String(index).padStart(10, '0')};ELECTRIC_METER;Bürgergasse;${1 + (index % 80)};39999;Neuenbrück;"Keller links; hinter der Tür";05.12.2026;1-1:1.8.0;kWh;6;1;${index};${index + 9000};28.11.2025;${index},5`;

const HISTORY_HEAD = 'meterNumber;obis;day;value;reason';
/** Year by year, so that the readings of a meter are far apart. */
const pastRowOf = (index) => {
  const [meter, year] = [index % JOBS, Math.floor(index / JOBS)];
  return `1ESY${String(meter).padStart(10, '0')};1-1:1.8.0;30.11.${2015 + year};${meter + 3000 * year},5;PERIODIC_READING`;
};

async function writeRows(path, head, rowOfIndex, count) {
  const file = createWriteStream(path);
  file.write(`${head}\n`);
  for (let index = 0; index < count; index += 1) {
    if (!file.write(`${rowOfIndex(index)}\n`)) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
}

/**
 * Runs one command as an operator does and measures its duration, its own CPU time and its peak
 * memory. On a busy machine, duration and CPU time differ.
 */
async function operate(args, env) {
  const child = startChild(process.execPath, [inRoot('apps/server/dist/operator.js'), ...args], {
    env,
    buffer: true,
    stderr: 'inherit',
  });
  let peak = 0;
  let cpu = 0;
  const sample = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? peak * 1000) / 1000;
      const [user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .split(' ')
        .slice(13, 15);
      cpu = (Number(user) + Number(system)) / TICKS;
    } catch {
      // It has just ended.
    }
  }, SAMPLE_MS);
  const { exitCode, stdout, durationMs } = await child;
  clearInterval(sample);
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}: ${stdout}`);
  return { seconds: durationMs / 1000, cpu, peak };
}

async function storeReadings(client, count) {
  await client.query('delete from reading_result');
  await client.query(
    `insert into reading_result (id, task_id, account_id, reading_date, reading_value, comment, received_at)
     select 'r-' || n, 'job-' || (n % ${JOBS}) || '-1-1:1.8.0', null, now(), n / 10.0, null,
       now() - interval '1 day' + n * interval '1 millisecond'
     from generate_series(1, $1::int) as n`,
    [count],
  );
  await client.query('analyze reading_result');
}

async function bench(folder, url) {
  const env = { DATABASE_URL: url, INIT_CWD: folder };
  const rows = [['', 'seconds', 'aim', 'own CPU', 'peak MB', 'of a tenth', 'file MB']];
  const misses = [];
  const note = (title, { seconds, cpu, peak }, { aim, tenth, file }) => {
    const size = file === undefined ? '-' : (statSync(join(folder, file)).size / 1e6).toFixed(1);
    const few = tenth === undefined ? '-' : tenth.peak.toFixed(0);
    rows.push([title, seconds.toFixed(1), String(aim), cpu.toFixed(1), peak.toFixed(0), few, size]);
    noteFigure({ what: title, ours: `${seconds.toFixed(1)} s`, aim: `${aim} s` });
    if (seconds > aim) misses.push(`${title}: ${seconds.toFixed(1)} s, not ${aim}`);
    if (tenth !== undefined && peak > tenth.peak + AIMS.memory)
      misses.push(`${title}: memory grows`);
  };

  const events = JOBS * YEARS;
  await writeRows(join(folder, 'few.csv'), HEAD, rowOf, JOBS / FEW);
  await writeRows(join(folder, 'jobs.csv'), HEAD, rowOf, JOBS);
  await writeRows(join(folder, 'few-past.csv'), HISTORY_HEAD, pastRowOf, events / FEW);
  await writeRows(join(folder, 'past.csv'), HISTORY_HEAD, pastRowOf, events);
  const fewJobs = await operate(['import', 'few.csv'], env);
  const aim = AIMS.import;
  note(`import of ${JOBS} jobs`, await operate(['import', 'jobs.csv'], env), {
    aim,
    tenth: fewJobs,
    file: 'jobs.csv',
  });
  note('the same once more', await operate(['import', 'jobs.csv'], env), { aim, tenth: fewJobs });

  const fewPast = await operate(['import', 'history', 'few-past.csv'], env);
  for (const title of [`history of ${events} readings`, 'the same history once more']) {
    const past = await operate(['import', 'history', 'past.csv'], env);
    note(title, past, { aim: AIMS.history, tenth: fewPast, file: 'past.csv' });
    if (past.peak > AIMS.historyPeak) misses.push(`${title}: ${past.peak.toFixed(0)} MB`);
  }

  const fewLetters = await operate(['letters', 'few.pdf', '--most', String(LETTERS / FEW)], env);
  const letters = await operate(['letters', 'letters.pdf', '--most', String(LETTERS)], env);
  note(`letters for ${LETTERS} accesses`, letters, {
    aim: AIMS.letters,
    tenth: fewLetters,
    file: 'letters.pdf',
  });

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const kind of ['csv', 'json', 'xlsx']) {
    const file = `readings.${kind}`;
    await storeReadings(client, READINGS / FEW);
    const tenth = await operate(['export', 'readings', file], env);
    await storeReadings(client, READINGS);
    const all = await operate(['export', 'readings', file], env);
    note(`export of ${READINGS} readings, ${kind}`, all, { aim: AIMS.export, tenth, file });
  }
  const { rows: sizes } = await client.query(
    `select pg_total_relation_size('job') + pg_total_relation_size('rate_task')
       + pg_total_relation_size('reading_event') as jobs,
       pg_total_relation_size('account') + pg_total_relation_size('link_token') as accounts,
       pg_total_relation_size('reading_result') as readings`,
  );
  await client.end();
  console.log(`\nThe operator's commands, PostgreSQL with every commit on the disk`);
  console.log(inColumns(rows));
  const [{ jobs, accounts, readings }] = sizes;
  const bytes = (size, count) => (Number(size) / count).toFixed(0);
  console.log(
    `bytes in the database: ${bytes(jobs, JOBS)} a job, ${bytes(accounts, JOBS)} an access, ${bytes(readings, READINGS)} a reading`,
  );
  for (const miss of misses) console.log(`Missed: ${miss}`);
  if (misses.length > 0) process.exitCode = 1;
}

const built = await run(process.execPath, ['build.mjs'], { cwd: inRoot('apps/server') });
if (built.code !== 0) throw new Error(built.output);
const postgres = await providePostgres({ mayInstall: true, isDurable: true });
if (!postgres.url) {
  console.log(`\nThe operator's commands were not measured: ${postgres.reason}.`);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-operator-'));
  try {
    await bench(folder, postgres.url);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
