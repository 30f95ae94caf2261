import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startAppServer } from '../../process/app-server.mjs';
import { buildApps } from '../../setup/build-apps.mjs';
import { providePostgres } from '../../setup/postgres.mjs';
import { inColumns } from '../table.mjs';
import { callsOf } from './calls.mjs';
import { load } from './load.mjs';
import { startFloor } from './start-floor.mjs';

const ROUNDS = 3;
/** Readings come last: each makes the lists a little longer. */
const LOAD = {
  list: { title: 'job lists', callers: 4, seconds: 4 },
  login: { title: 'logins', callers: 2, seconds: 2 },
  submit: { title: 'readings sent', callers: 16, seconds: 4 },
};
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const residentMb = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1000;

/** Ours and the floor by turns, so that whatever else the machine does meets both. */
async function measure(calls, settings) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push([await load(calls.own, settings), await load(calls.floor, settings)]);
  }
  const of = (which, figure) => median(rounds.map((pair) => pair[which][figure]));
  return {
    perSecond: of(0, 'perSecond'),
    p99: of(0, 'p99'),
    ratio: of(0, 'perSecond') / of(1, 'perSecond'),
    p99Ratio: of(0, 'p99') / of(1, 'p99'),
  };
}

async function bench(title, app, floor) {
  const calls = await callsOf(app.url, floor.url);
  const rows = [];
  const before = residentMb(app.pid);
  for (const [name, settings] of Object.entries(LOAD)) {
    const { perSecond, p99, ratio, p99Ratio } = await measure(calls[name], settings);
    rows.push([
      settings.title,
      perSecond.toFixed(0),
      `${p99.toFixed(1)} ms`,
      `${ratio.toFixed(2)} x`,
      `${p99Ratio.toFixed(1)} x`,
    ]);
  }
  console.log(`\n${title}, ${calls.count} jobs in a list`);
  console.log(inColumns([['', 'per second', 'p99', 'of the floor', 'p99 of floor'], ...rows]));
  console.log(
    `resident memory: ${before.toFixed(0)} MB before, ${residentMb(app.pid).toFixed(0)} MB after`,
  );
}

async function benchEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-bench-'));
  const dataDir = join(folder, 'app');
  // One process alone can hold an embedded database: the floor works on a copy of the same data.
  await (await startAppServer({ dataDir })).stop();
  cpSync(join(dataDir, 'database'), join(folder, 'floor'), { recursive: true });
  const app = await startAppServer({ dataDir });
  const floor = await startFloor({ dataDir: join(folder, 'floor') });
  try {
    await bench('Embedded database', app, floor);
  } finally {
    await floor.stop();
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function benchPostgres() {
  const postgres = await providePostgres({ mayInstall: true, isDurable: true });
  if (!postgres.url) {
    console.log(`\nPostgreSQL was not measured: ${postgres.reason}.`);
    return;
  }
  const app = await startAppServer({ databaseUrl: postgres.url });
  const floor = await startFloor({ databaseUrl: postgres.url });
  try {
    await bench('PostgreSQL, every commit on the disk', app, floor);
  } finally {
    await floor.stop();
    await app.stop();
    await postgres.stop();
  }
}

await buildApps();
await benchPostgres();
await benchEmbedded();
