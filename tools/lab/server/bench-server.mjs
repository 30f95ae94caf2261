import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inColumns } from '../../bench/table.mjs';
import { startAppServer } from '../../process/app-server.mjs';
import { startChildUntil, stopChild } from '../../process/children.mjs';
import { inRoot } from '../../root.mjs';
import { buildApps } from '../../setup/builds.mjs';
import { providePostgres } from '../../setup/postgres.mjs';
import { callsOf } from './calls.mjs';
import { load } from './load.mjs';

const ROUNDS = 3;
const PATIENCE_MS = 60_000;
const MANY = 100_000;
/** Readings come last, because each reading makes the lists a little longer. */
const LOAD = {
  list: { title: 'job lists', callers: 4, seconds: 4 },
  login: { title: 'logins', callers: 2, seconds: 2 },
  submit: { title: 'readings sent', callers: 32, seconds: 4 },
};
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
const residentMb = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1000;

/** Starts a script of this folder as a process; the script prints its address when it listens. */
async function startScript(name, env) {
  const script = inRoot('tools/lab/server', `${name}.mjs`);
  const options = { env, patienceMs: PATIENCE_MS };
  const { child, match } = await startChildUntil(
    /: (http:\S+)/,
    process.execPath,
    [script],
    options,
  );
  return { url: match[1], stop: () => stopChild(child) };
}

/** Measures all in turns, so that other load on the machine affects all of them. */
async function measure(calls, settings) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const figures = {};
    for (const [who, call] of Object.entries(calls)) figures[who] = await load(call, settings);
    rounds.push(figures);
  }
  return (who, figure) => median(rounds.map((figures) => figures[who][figure]));
}

async function bench(title, app, floor) {
  const { count, submit, list, login } = await callsOf(app.url, floor.url);
  const rows = [];
  for (const [name, calls] of Object.entries({ list, login, submit })) {
    const { title: of, ...settings } = LOAD[name];
    const figure = await measure({ own: calls.own, floor: calls.floor }, settings);
    const ratio = (which) => figure('own', which) / figure('floor', which);
    rows.push([
      of,
      figure('own', 'perSecond').toFixed(0),
      `${figure('own', 'p99').toFixed(1)} ms`,
      `${ratio('perSecond').toFixed(2)} x`,
      `${ratio('p99').toFixed(1)} x`,
    ]);
  }
  console.log(`\n${title}, ${count} jobs in a list`);
  console.log(inColumns([['', 'per second', 'p99', 'of the floor', 'p99 of floor'], ...rows]));
}

async function benchPeer(app, databaseUrl) {
  const peer = await startScript('postgraphile', { DATABASE_URL: databaseUrl });
  try {
    const { submit } = await callsOf(app.url, '', peer.url);
    const figure = await measure({ own: submit.own, peer: submit.peer }, LOAD.submit);
    const [own, theirs] = ['own', 'peer'].map((who) => figure(who, 'perSecond'));
    console.log(
      `readings sent: ${(own / theirs).toFixed(1)} x PostGraphile (${theirs.toFixed(0)} per second)`,
    );
  } finally {
    await peer.stop();
  }
}

/** Memory that is kept for each reading would show in the second half. */
async function benchMemory(app) {
  const { submit } = await callsOf(app.url, '');
  const figures = [];
  for (const calls of [MANY / 2, MANY / 2]) {
    await load(submit.own, { callers: LOAD.submit.callers, calls });
    figures.push(residentMb(app.pid).toFixed(0));
  }
  console.log(
    `resident memory after ${MANY / 2} and ${MANY} readings: ${figures.join(' and ')} MB`,
  );
}

async function benchEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-bench-'));
  const dataDir = join(folder, 'app');
  // Only one process can open an embedded database, so the floor works on a copy of the same data.
  await (await startAppServer({ dataDir })).stop();
  cpSync(join(dataDir, 'database'), join(folder, 'floor'), { recursive: true });
  const app = await startAppServer({ dataDir });
  const floor = await startScript('floor', { DATA_DIR: join(folder, 'floor') });
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
  const floor = await startScript('floor', { DATABASE_URL: postgres.url });
  try {
    await bench('PostgreSQL, every commit on the disk', app, floor);
    await benchPeer(app, postgres.url);
    await benchMemory(app);
  } finally {
    await floor.stop();
    await app.stop();
    await postgres.stop();
  }
}

await buildApps();
await benchPostgres();
await benchEmbedded();
