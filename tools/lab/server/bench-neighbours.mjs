import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { jpegOf } from '../../../apps/server/src/testing/pictures.ts';
import { inColumns } from '../../bench/table.mjs';
import { startAppServer } from '../../process/app-server.mjs';
import { buildApps } from '../../setup/builds.mjs';
import { providePostgres } from '../../setup/postgres.mjs';
import { callsOf } from './calls.mjs';
import { load } from './load.mjs';

/** More than the server's connections to the database. */
const PHOTO_SENDERS = 12;
const PAUSE_MS = 500;
const ROUNDS = 3;
const LOAD = {
  list: { title: 'job lists', callers: 4, seconds: 5 },
  login: { title: 'logins', callers: 2, seconds: 4 },
  submit: { title: 'readings without photos', callers: 32, seconds: 2 },
};
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Takes every picture, in its own way. The server of the measurement only puts, reads and deletes. */
async function startBucket() {
  let calls = 0;
  const ways = {
    works: (answer) => answer(),
    hangs: () => undefined,
    'answers after 8 s': (answer) => void setTimeout(answer, 8000),
    'fails every second call': (answer, fail) => (calls % 2 === 0 ? fail() : answer()),
  };
  let way = ways.works;
  const server = createServer((request, response) => {
    request.resume();
    calls += 1;
    way(
      () => response.end(),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/photos`,
    ways: Object.keys(ways),
    become: (name) => {
      way = ways[name];
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

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

async function bench(app, bucket) {
  let pictures = 0;
  const image = () => {
    pictures += 1;
    return {
      encodedImage: jpegOf({ length: 20_000 + pictures }).toString('base64'),
      mimeType: 'image/jpeg',
    };
  };
  const calls = await callsOf(app.url, '', '', image);
  const rounds = Object.fromEntries(bucket.ways.map((way) => [way, []]));
  // In turns, so that other load on the machine affects all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of bucket.ways) {
      bucket.become(way);
      let isOver = false;
      const sending = sendPhotos(calls.withPhoto.own, () => isOver);
      rounds[way].push(await rates(calls));
      const { status } = await fetch(`${app.url}/readyz`);
      if (status !== 200) throw new Error(`A bucket that ${way}: /readyz answers ${status}.`);
      isOver = true;
      bucket.become('works');
      Object.assign(rounds[way], await sending);
    }
  }
  const rateOf = (way, name) => median(rounds[way].map((figures) => figures[name]));
  const rows = bucket.ways.map((way) => [
    `a bucket that ${way}`,
    ...Object.keys(LOAD).map((name) => {
      const rate = rateOf(way, name);
      return `${rate.toFixed(0)} (${(rate / rateOf('works', name)).toFixed(2)} x)`;
    }),
    `${rounds[way].arrived} / ${rounds[way].refused}`,
  ]);
  const titles = Object.values(LOAD).map(({ title }) => title);
  console.log(`\nPer second beside ${PHOTO_SENDERS} senders of photos`);
  console.log(inColumns([['', ...titles, 'photos arrived / refused'], ...rows]));
}

await buildApps();
const bucket = await startBucket();
const postgres = await providePostgres({ mayInstall: true, isDurable: true });
if (postgres.url) {
  const photos = { PHOTOS: bucket.url, AWS_ACCESS_KEY_ID: 'bench', AWS_SECRET_ACCESS_KEY: 'bench' };
  const app = await startAppServer({ databaseUrl: postgres.url, env: photos });
  try {
    await bench(app, bucket);
  } finally {
    await app.stop();
    await postgres.stop();
  }
} else {
  console.log(`\nPostgreSQL was not measured: ${postgres.reason}.`);
}
bucket.stop();
