import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { noteFigure } from '../../bench/figures.mjs';
import { inColumns } from '../../bench/table.mjs';
import { startAppServer } from '../../process/app-server.mjs';
import { startChildUntil, stopChild } from '../../process/children.mjs';
import { inRoot } from '../../root.mjs';
import { buildApps } from '../../setup/builds.mjs';
import { providePostgres } from '../../setup/postgres.mjs';
import { callsOf } from './calls.mjs';
import { load } from './load.mjs';
import { processorMs } from './processor-time.mjs';

/** Other load comes and goes: two neighbouring seconds have about the same. */
const ROUNDS = 30;
const PATIENCE_MS = 60_000;
const MANY = 100_000;
/** `npm run bench -- server floor`: only PostgreSQL beside the floor, in three minutes. */
const isOnlyFloor = process.argv.includes('floor');
/** Readings come last, because each reading makes the lists a little longer. */
const LOAD = {
  list: { title: 'job lists', callers: 4, seconds: 1 },
  login: { title: 'logins', callers: 2, seconds: 1 },
  submit: { title: 'readings sent', callers: 32, seconds: 0.5 },
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
  return { url: match[1], stop: () => stopChild(child), pid: child.pid };
}

/**
 * Measures both in turns, and returns the medians: of each figure, and of the ratio in each round.
 * `ms` is the processor time of a call in all of `pids`, which other load hardly changes.
 */
async function measure([own, other], settings, { pids = [], beforeTurn = () => {} } = {}) {
  const rounds = { own: [], other: [] };
  const spent = { own: 0, other: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [who, call] of Object.entries({ own, other })) {
      await beforeTurn();
      const before = processorMs(pids);
      rounds[who].push(await load(call, settings));
      spent[who] += processorMs(pids) - before;
    }
  }
  const figure = (who, name) => median(rounds[who].map((round) => round[name]));
  const calls = (who) => rounds[who].reduce((sum, { count }) => sum + count, 0);
  return {
    figure,
    ratio: (name) => median(rounds.own.map((round, at) => round[name] / rounds.other[at][name])),
    ms: (who) => spent[who] / calls(who),
  };
}

async function bench(title, app, floor, { postgresPids = [], forgetReadings } = {}) {
  const { count, submit, list, login } = await callsOf(app.url, floor.url);
  const pids = [app.pid, floor.pid, ...postgresPids];
  const rows = [];
  for (const [name, calls] of Object.entries({ list, login, submit })) {
    const { title: of, ...settings } = LOAD[name];
    const beforeTurn = name === 'submit' ? forgetReadings : undefined;
    const turns = { pids, beforeTurn };
    const { figure, ratio, ms } = await measure([calls.own, calls.floor], settings, turns);
    noteFigure({
      what: `${title}: ${of}`,
      ours: `${figure('own', 'perSecond').toFixed(0)}/s`,
      floor: `${figure('other', 'perSecond').toFixed(0)}/s, one statement`,
      aim: '0.9 x',
    });
    rows.push([
      of,
      figure('own', 'perSecond').toFixed(0),
      `${figure('own', 'p99').toFixed(1)} ms`,
      `${ratio('perSecond').toFixed(2)} x`,
      `${ratio('p99').toFixed(1)} x`,
      `${ms('own').toFixed(2)} ms`,
      `${ms('other').toFixed(2)} ms`,
    ]);
  }
  console.log(`\n${title}, ${count} jobs in a list`);
  const head = ['', 'per second', 'p99', 'of the floor', 'p99 of floor', 'processor', 'of floor'];
  console.log(inColumns([head, ...rows]));
}

async function benchPeer(app, databaseUrl, beforeTurn) {
  const peer = await startScript('postgraphile', { DATABASE_URL: databaseUrl });
  try {
    const { submit } = await callsOf(app.url, '', peer.url);
    const { figure, ratio } = await measure([submit.own, submit.peer], LOAD.submit, { beforeTurn });
    const theirs = figure('other', 'perSecond').toFixed(0);
    const ours = `${figure('own', 'perSecond').toFixed(0)}/s`;
    noteFigure({ what: 'readings sent', ours, peer: `${theirs}/s, PostGraphile` });
    console.log(
      `readings sent: ${ratio('perSecond').toFixed(1)} x PostGraphile (${theirs} per second)`,
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
  const database = new pg.Client(postgres.url);
  await database.connect();
  const begun = new Date();
  // Otherwise a job gets some forty readings, and ours reads and sends them all; a real job has one or two. The
  // floor's answer keeps the length of ours for such a job (D118).
  const forgetReadings = () =>
    database.query('delete from reading_result where received_at >= $1', [begun]);
  try {
    const settings = { postgresPids: [postgres.pid], forgetReadings };
    await bench('PostgreSQL, every commit on the disk', app, floor, settings);
    if (isOnlyFloor) return;
    await benchPeer(app, postgres.url, forgetReadings);
    await benchMemory(app);
  } finally {
    await database.end();
    await floor.stop();
    await app.stop();
    await postgres.stop();
  }
}

await buildApps();
await benchPostgres();
if (!isOnlyFloor) await benchEmbedded();
