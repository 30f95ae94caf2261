import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { jpegOf } from '../../../apps/server/src/testing/pictures.ts';
import { inColumns } from '../../bench/table.mjs';
import { startAppServer } from '../../process/app-server.mjs';
import { buildApps } from '../../setup/builds.mjs';
import { providePostgres } from '../../setup/postgres.mjs';
import { callsOf, mailsOf } from './calls.mjs';
import { load, once } from './load.mjs';
import { startBucket, startLineTo, startPost } from './neighbours.mjs';

/** More than the server's connections to the database. */
const PHOTO_SENDERS = 12;
const PAUSE_MS = 500;
/** One round and short loads show that it works; they measure nothing. */
const isTrial = process.argv.includes('trial');
const ROUNDS = isTrial ? 1 : 3;
const LOAD = {
  list: { title: 'job lists', callers: 4, seconds: isTrial ? 1 : 5 },
  login: { title: 'logins', callers: 2, seconds: isTrial ? 1 : 4 },
  submit: { title: 'readings without photos', callers: 32, seconds: isTrial ? 1 : 2 },
};
/** More than a server sends at the same time. */
const MAILS = 12;
const AWAY_MS = 20_000;
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Sends readings with new photos until `isOver`, and comes again after a refusal as the apps do. */
async function sendPhotos(nextCall, isOver) {
  const counts = { arrived: 0, refused: 0 };
  const send = async () => {
    while (!isOver()) {
      const { url, ...options } = nextCall();
      const { ok } = await fetch(url, options);
      counts[ok ? 'arrived' : 'refused'] += 1;
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: PHOTO_SENDERS }, send));
  return counts;
}

async function rates(calls) {
  const found = {};
  for (const [name, settings] of Object.entries(LOAD)) {
    found[name] = (await load(calls[name].own, settings)).perSecond;
  }
  return found;
}

/**
 * Measures the loads beside each way of a neighbour, in turns, so that other load on the machine affects
 * all of them. `beside` prepares a way and returns how to end it, with what it counted.
 */
async function besideEach(title, ways, calls, app, beside) {
  const rounds = Object.fromEntries(ways.map((way) => [way, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ways) {
      const end = await beside(way);
      rounds[way].push(await rates(calls));
      const { status } = await fetch(`${app.url}/readyz`);
      if (status !== 200) throw new Error(`${title} ${way}: /readyz answers ${status}.`);
      rounds[way].counted = await end();
    }
  }
  const [best] = ways;
  const rateOf = (way, name) => median(rounds[way].map((figures) => figures[name]));
  const rows = ways.map((way) => [
    `${title} ${way}`,
    ...Object.keys(LOAD).map((name) => {
      const rate = rateOf(way, name);
      return `${rate.toFixed(0)} (${(rate / rateOf(best, name)).toFixed(2)} x)`;
    }),
    rounds[way].counted,
  ]);
  const titles = Object.values(LOAD).map((one) => one.title);
  console.log(inColumns([['', ...titles, ''], ...rows]));
}

async function besideBucket(app, bucket) {
  let pictures = 0;
  const image = () => {
    pictures += 1;
    return {
      encodedImage: jpegOf({ length: 20_000 + pictures }).toString('base64'),
      mimeType: 'image/jpeg',
    };
  };
  const calls = await callsOf(app.url, '', '', image);
  console.log(`\nPer second beside ${PHOTO_SENDERS} senders of photos`);
  await besideEach('a bucket that', bucket.ways, calls, app, async (way) => {
    bucket.become(way);
    let isOver = false;
    const sending = sendPhotos(calls.withPhoto.own, () => isOver);
    return async () => {
      isOver = true;
      bucket.become('works');
      const { arrived, refused } = await sending;
      return `photos: ${arrived} arrived, ${refused} refused`;
    };
  });
}

async function besidePost(app, post) {
  const calls = await callsOf(app.url, '');
  const nextMail = await mailsOf(app.url);
  console.log(`\nPer second beside ${MAILS} waiting mails`);
  await besideEach('a mail server that', post.ways, calls, app, async (way) => {
    post.become(way);
    const before = post.calls();
    for (let mail = 0; mail < MAILS; mail += 1) await once(...nextMail());
    await post.hasGot(before + 1);
    return async () => `mails: ${post.calls() - before} tried`;
  });
}

/** What callers see of a database that is away, and how soon everything is as before. */
async function besideDatabase(app, line) {
  const calls = await callsOf(app.url, '');
  const before = await rates(calls);
  const seen = { statuses: {}, slowestMs: 0, healthMs: 0, backMs: null };
  line.setAway(true);
  const from = performance.now();
  const call = async () => {
    for (;;) {
      const begun = performance.now();
      const { url, ...options } = calls.list.own();
      const { status } = await fetch(url, options);
      if (seen.backMs !== null) return;
      const isBack = begun - from > AWAY_MS && status === 200;
      if (isBack) seen.backMs = performance.now() - from - AWAY_MS;
      else seen.statuses[status] = (seen.statuses[status] ?? 0) + 1;
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - begun);
      await wait(PAUSE_MS);
    }
  };
  const health = async () => {
    while (seen.backMs === null) {
      const begun = performance.now();
      const { status } = await fetch(`${app.url}/healthz`);
      if (status !== 200) throw new Error(`/healthz answers ${status} without a database.`);
      seen.healthMs = Math.max(seen.healthMs, performance.now() - begun);
      await wait(PAUSE_MS);
    }
  };
  const comesBack = wait(AWAY_MS).then(() => line.setAway(false));
  await Promise.all([comesBack, health(), ...Array.from({ length: PHOTO_SENDERS }, call)]);
  const after = await rates(calls);
  const ratios = Object.entries(LOAD).map(
    ([name, { title }]) => `${title} ${(after[name] / before[name]).toFixed(2)} x`,
  );
  const { statuses, slowestMs, healthMs, backMs } = seen;
  console.log(`\nThe database is away for ${AWAY_MS / 1000} s`);
  console.log(`lists meanwhile, by status: ${JSON.stringify(statuses)}`);
  console.log(`slowest: list ${slowestMs.toFixed(0)} ms, /healthz ${healthMs.toFixed(0)} ms`);
  console.log(`first list after it is back: ${backMs.toFixed(0)} ms; then ${ratios.join(', ')}`);
}

const PARTS = {
  bucket: async (withServer) => {
    const bucket = await startBucket();
    const keys = { AWS_ACCESS_KEY_ID: 'bench', AWS_SECRET_ACCESS_KEY: 'bench' };
    await withServer({ PHOTOS: bucket.url, ...keys }, (app) => besideBucket(app, bucket));
    bucket.stop();
  },
  mail: async (withServer) => {
    const post = await startPost();
    const mail = { SMTP_URL: post.url, MAIL_FROM: 'bench@example.org' };
    await withServer(mail, (app) => besidePost(app, post));
    post.stop();
  },
  database: async (withServer, databaseUrl) => {
    const line = await startLineTo(databaseUrl);
    await withServer({ DATABASE_URL: line.url }, (app) => besideDatabase(app, line));
    line.stop();
  },
};

async function benchAll(databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'ablesbar-bench-'));
  const withServer = async (settings, measure) => {
    // One server after the other has this database, so all of them need its key.
    const env = { KEY_FILE: join(folder, 'key'), DATABASE_URL: databaseUrl, ...settings };
    const app = await startAppServer({ env });
    await measure(app).finally(() => app.stop());
  };
  const wanted = process.argv.filter((word) => Object.hasOwn(PARTS, word));
  for (const part of wanted.length > 0 ? wanted : Object.keys(PARTS)) {
    await PARTS[part](withServer, databaseUrl);
  }
  rmSync(folder, { recursive: true });
}

await buildApps();
const postgres = await providePostgres({ mayInstall: true, isDurable: true });
if (postgres.url) await benchAll(postgres.url).finally(() => postgres.stop());
else console.log(`\nPostgreSQL was not measured: ${postgres.reason}.`);
