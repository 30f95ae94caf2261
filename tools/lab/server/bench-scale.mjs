import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startReplica } from '../../../apps/server/src/testing/replica.ts';
import { inColumns } from '../../bench/table.mjs';
import { startAppServer } from '../../process/app-server.mjs';
import { buildApps } from '../../setup/builds.mjs';
import { providePostgres } from '../../setup/postgres.mjs';
import { callsOf, householdList } from './calls.mjs';
import { load } from './load.mjs';
import { processorMs } from './processor-time.mjs';

const SERVERS = 3;
const ROUNDS = 3;
/** `npm run bench -- scale 1` measures each figure for one second in each round. */
const seconds = Number(process.argv[2] ?? 2);
const READINGS = { callers: 32, seconds };
const LISTS = { callers: 8, seconds };
const LOGINS = { callers: 4, seconds };
const MEMORY = '/dev/shm';
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Runs `use`, and then all stops that it has added, the last first. Their errors hide none of it. */
async function withStops(use) {
  const stops = [];
  try {
    await use((stop) => stops.unshift(stop));
  } finally {
    for (const stop of stops) await Promise.resolve(stop()).catch(console.error);
  }
}

/** The calls of several servers in turn. */
const inTurn = (calls) => {
  let at = 0;
  return () => calls[at++ % calls.length]();
};

/**
 * Measures all in turns, so that other load on the machine affects all of them. Each row has the
 * rate and, for each of `groups` of processes, its processor time for a call, which other load
 * hardly changes.
 */
async function measure(calls, settings, groups) {
  const rounds = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  const spent = () => Object.values(groups).map(processorMs);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, call] of Object.entries(calls)) {
      const before = spent();
      const { count, perSecond } = await load(call, settings);
      const perCall = spent().map((ms, group) => (ms - before[group]) / count);
      rounds[name].push([perSecond, ...perCall]);
    }
  }
  return Object.entries(rounds).map(([name, figures]) => [
    name,
    ...figures[0].map((_, column) =>
      median(figures.map((row) => row[column])).toFixed(column === 0 ? 0 : 2),
    ),
  ]);
}

const head = (groups) => ['', 'per second', ...Object.keys(groups).map((name) => `ms ${name}`)];

/** A list that the caller has already: the call fails if the answer is not 304. */
async function unchanged(list) {
  const { url, headers } = list();
  const etag = (await fetch(url, { headers })).headers.get('etag');
  return () => ({ url, headers: { ...headers, 'if-none-match': etag }, status: 304 });
}

const benchPostgres = (postgres) =>
  withStops(async (later) => {
    const replica = await startReplica(postgres.programs, postgres.url);
    later(replica.stop);
    // All servers share the key file of the first.
    const folder = mkdtempSync(join(tmpdir(), 'ablesbar-bench-'));
    later(() => rmSync(folder, { recursive: true }));
    const apps = [];
    for (const replicaUrl of [...Array.from({ length: SERVERS }, () => ''), replica.url]) {
      const env = { KEY_FILE: join(folder, 'key'), DATABASE_REPLICA_URL: replicaUrl };
      apps.push(await startAppServer({ databaseUrl: postgres.url, env }));
      later(apps.at(-1).stop);
    }
    const calls = [];
    for (const { url } of apps) calls.push(await callsOf(url, ''));
    await replica.catchUp();
    const groups = { servers: apps.map(({ pid }) => pid), primary: [postgres.pid] };
    const [primary, copy] = [calls[0], calls[SERVERS]];
    const household = await householdList(apps[0].url);
    // Lists first, because each reading makes them longer.
    const lists = {
      [`list of ${household.count} jobs`]: household.list,
      [`list of ${primary.count} jobs`]: primary.list.own,
      'the same from the replica': copy.list.own,
      'the same unchanged (304)': await unchanged(primary.list.own),
    };
    const mixed = {
      'list and own reading in turn': inTurn([primary.list.own, primary.submit.own]),
      'the same, list from the replica': inTurn([copy.list.own, primary.submit.own]),
    };
    const submits = calls.map(({ submit }) => submit.own);
    const readings = {
      'reading, 1 server': inTurn(submits.slice(0, 1)),
      'reading, 2 servers': inTurn(submits.slice(0, 2)),
      'reading, 3 servers': inTurn(submits.slice(0, 3)),
    };
    const rows = [
      ...(await measure(lists, LISTS, groups)),
      ...(await measure({ login: primary.login.own }, LOGINS, groups)),
      ...(await measure(readings, READINGS, groups)),
      ...(await measure(mixed, LISTS, groups)),
    ];
    console.log('\nPostgreSQL, every commit on the disk');
    console.log(inColumns([head(groups), ...rows]));
  });

/** A flush costs nothing in memory, so the difference is its price. */
const benchFlush = () =>
  withStops(async (later) => {
    const folders = { 'reading, flushed (disk)': tmpdir(), 'reading, in memory': MEMORY };
    const calls = {};
    const pids = [];
    for (const [name, parent] of Object.entries(folders)) {
      const dataDir = mkdtempSync(join(parent, 'ablesbar-bench-'));
      later(() => rmSync(dataDir, { recursive: true, force: true }));
      const { url, pid, stop } = await startAppServer({ dataDir });
      later(stop);
      pids.push(pid);
      calls[name] = (await callsOf(url, '')).submit.own;
    }
    const groups = { servers: pids };
    const rows = await measure(calls, READINGS, groups);
    console.log('\nEmbedded database');
    console.log(inColumns([head(groups), ...rows]));
  });

await buildApps();
const postgres = await providePostgres({ mayInstall: true, isDurable: true });
if (postgres.url) await benchPostgres(postgres).finally(postgres.stop);
else console.log(`\nPostgreSQL was not measured: ${postgres.reason}.`);
await benchFlush();
