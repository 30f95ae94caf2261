import { once as happens } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { inColumns } from '../../bench/table.mjs';
import { startAppServer } from '../../process/app-server.mjs';
import { buildApps } from '../../setup/builds.mjs';
import { providePostgres } from '../../setup/postgres.mjs';
import { freePort } from '../../test/deploy/free-port.mjs';
import { load, once } from './load.mjs';

// `npm run bench -- bodies`: large bodies at once, from one login and without one, and then the largest
// list from one login, at a server with little memory, and what others notice of them. The sender takes
// part of the same machine, so the delay of the server's own loop, which no queue for a processor of a
// caller adds to, says more than the times.

/** 200 from a login and 200 without one; `bodies 20` sends fewer. */
const EACH = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 200);
const HEAP_MB = 512;
const IDLE_MS = 5000;
const LISTS = { callers: 100, seconds: 10 };
const PICTURE = { mimeType: 'image/jpeg', encodedImage: 'A'.repeat(3_900_000) };
const readingImages = [PICTURE, PICTURE];
const JSON_TYPE = { 'content-type': 'application/json' };
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const median = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)];
const residentMb = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1000;

const post = (url, body) =>
  once(url, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });

async function logIn(app, name) {
  const { applicationId } = await once(`${app}/api/public/application`);
  return (await post(`${app}/auth/token`, { applicationId, username: name, password: name })).token;
}

/** Calls that the server refuses only after it has read them. */
async function largeCalls(app) {
  const token = await logIn(app, 'demo-verwaltung');
  const { token: anonymous } = await post(`${app}/auth/token-unknown-readings`, {});
  const { url, ...options } = listCall(app, token);
  const { jobs } = await once(url, options);
  const rates = [1, 2, 3, 4];
  const readingDate = new Date().toISOString();
  const results = rates.map((n) => ({ taskId: `${n}`, readingValue: n, readingImages }));
  // Without a login, a body has 25 MB at most.
  const readingValues = rates.slice(1).map((n) => ({ rateName: `${n}`, value: n, readingImages }));
  const bytes = (body) => new TextEncoder().encode(JSON.stringify({ ...body, readingDate }));
  return [
    {
      url: `${app}/api/pro/job/${encodeURIComponent(jobs[0].id)}/meterRateTask/result`,
      token,
      body: bytes({ results }),
    },
    {
      url: `${app}/api/unknown-readings/results`,
      token: anonymous,
      body: bytes({ readingValues }),
    },
  ];
}

/** The largest list of the demo. */
const listCall = (app, token) => ({
  url: `${app}/api/pro/job`,
  headers: { authorization: `Bearer ${token}` },
});

/** What another account notices until `isOver`, with the most memory of the server. */
async function watch(app, isOver) {
  const token = await logIn(app.url, 'demo-kunde');
  const headers = { authorization: `Bearer ${token}` };
  const acts = {
    '/healthz': { pause: 50, act: () => fetch(`${app.url}/healthz`) },
    list: { pause: 150, act: () => once(`${app.url}/api/pro/job`, { headers }) },
    login: { pause: 300, act: () => logIn(app.url, 'demo-kunde') },
  };
  let most = 0;
  const memory = async () => {
    for (; !isOver(); await wait(20)) most = Math.max(most, residentMb(app.pid));
  };
  const timesOf = async ({ pause, act }) => {
    const times = [];
    for (; !isOver(); await wait(pause)) {
      const begun = performance.now();
      await act();
      times.push(performance.now() - begun);
    }
    return `${median(times).toFixed(0)} / ${sorted(times).at(-1).toFixed(0)} ms`;
  };
  const [figures] = await Promise.all([Promise.all(Object.values(acts).map(timesOf)), memory()]);
  const loop = await loopDelay(app);
  return [...figures, loop, `${most.toFixed(0)} MB`];
}

/** Since it was read last. */
async function loopDelay({ metrics }) {
  const text = await (await fetch(metrics)).text();
  const ms = (name) =>
    1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)[1]);
  return `${ms('p99').toFixed(0)} / ${ms('max').toFixed(0)} ms`;
}

async function bench(app) {
  const calls = await largeCalls(app.url);
  await loopDelay(app);
  const from = performance.now();
  const idle = await watch(app, () => performance.now() - from > IDLE_MS);
  const sender = new Worker(new URL('send-bodies.mjs', import.meta.url), {
    workerData: { calls, each: EACH },
  });
  let answers = null;
  const ends = happens(sender, 'message').then(([message]) => (answers = message));
  const beside = await watch(app, () => answers !== null);
  await ends;
  let lists = null;
  const list = listCall(app.url, calls[0].token);
  const asking = load(() => list, LISTS).then((asked) => (lists = asked));
  const besideLists = await watch(app, () => lists !== null);
  await asking;
  const [mb, anonymousMb] = calls.map(({ body }) => (body.length / 1e6).toFixed(0));
  console.log(
    `\n${EACH} bodies of ${mb} MB and ${EACH} of ${anonymousMb} MB at once, a heap of ${HEAP_MB} MB`,
  );
  console.log(`answers: ${JSON.stringify(answers)}`);
  const head = ['median / worst', '/healthz', 'list', 'login', 'loop p99 / worst', 'memory'];
  const rows = [
    ['idle', ...idle],
    ['beside the bodies', ...beside],
    [`beside ${LISTS.callers} lists at once`, ...besideLists],
  ];
  console.log(inColumns([head, ...rows]));
  console.log(`lists: ${lists.perSecond.toFixed(0)} a second`);
}

await buildApps();
const postgres = await providePostgres({ mayInstall: true, isDurable: true });
if (postgres.url) {
  const port = await freePort();
  const env = { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}`, METRICS_PORT: String(port) };
  const app = await startAppServer({ databaseUrl: postgres.url, env });
  await bench({ ...app, metrics: `http://127.0.0.1:${port}/metrics` }).finally(() => app.stop());
  await postgres.stop();
} else console.log(`\nPostgreSQL was not measured: ${postgres.reason}.`);
