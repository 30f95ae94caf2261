import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { BUCKET_KEYS, startBucketServer } from '../testing/bucket-server';
import { makeDataDir } from '../testing/data-folder';
import { createServerWorld, DEMO_LOGIN, type ServerWorld } from '../testing/whole-server';
import { openDatabaseClock, type OpenClock, OWN_CLOCKS } from '../database/database-clock';
import type { Settings } from './settings';
import { StartFailure } from '../base/start-failure';

const { applicationId } = DEMO_LOGIN;
let world: ServerWorld;
beforeEach(() => {
  world = createServerWorld();
});
afterEach(() => world.end());

const start = (change: Partial<Settings> = {}) => world.start(change);
const failure = (change: Partial<Settings>) =>
  start(change).then(String, (error: unknown) => error);

const gas = {
  results: [{ taskId: 'kunde-gas-1', comment: null, readingValue: 13210.45, readingImages: [] }],
  readingDate: '2026-11-21T09:00:00.000Z',
};
const RESULT_PATH = '/api/pro/job/kunde-gas/meterRateTask/result';

it('prints its address first, then the demo logins and a link as a QR code', async () => {
  const { lines, url } = await start();
  const said = lines.join('\n');
  expect(lines[0]).toBe(`Ablesbar läuft: ${url}`);
  expect(said).toContain('Vorführdaten, Anmeldung: demo-kunde / demo-kunde');
  expect(said).toContain(`${url}/m/`);
  expect(said).toMatch(/[▀▄█]{20}/);
  expect(said).not.toContain('hosts');
  expect(said).toContain(join(world.root, 'apps/portal/dist'));
});

it('shows the form on the demo website of a utility, which is another origin', async () => {
  const { lines, url } = await start();
  const site = /Website eines Versorgers: (\S+)/.exec(lines.join('\n'))?.[1] ?? '';
  expect(site).not.toBe(url);
  const page = await fetch(site);
  expect(page.headers.get('content-security-policy')).toContain(`connect-src ${url};`);
  expect(await page.text()).toContain(`<ablesbar-reading base-url="${url}"`);
  const asked = await fetch(`${url}/api/public/application`, { headers: { origin: site } });
  expect(asked.headers.get('access-control-allow-origin')).toBe(site);
});

it('has no accounts and prints no logins without the demo', async () => {
  const { lines, post } = await world.start({}, { hasDemo: false });
  expect(lines.join('\n')).not.toContain('demo');
  expect(lines.join('\n')).not.toContain('Website');
  // The sample answers to every name, which a demo needs and a utility should not.
  expect(lines.join('\n')).toContain('nennt in „hosts“ keinen Namen');
  expect((await post('/auth/token', DEMO_LOGIN)).status).toBe(401);
});

it('keeps readings, sessions and accounts over a restart; only the link is new', async () => {
  const first = await start();
  const { token } = await first.post('/auth/token', DEMO_LOGIN);
  expect((await first.post(RESULT_PATH, gas, token)).status).toBe(200);
  await first.stop();

  const second = await start();
  expect(await second.jobs(token)).toContain('13210.45');
  expect((await second.post('/auth/token', { applicationId, token: first.link })).status).toBe(401);
  expect((await second.post('/auth/token', { applicationId, token: second.link })).status).toBe(
    200,
  );
});

it('receives readings by the clock of the database, as an export asks for them, if its own is behind', async () => {
  const started = Date.now();
  const { steady } = OWN_CLOCKS;
  const tenMinutesBehind: OpenClock = (database, say) =>
    openDatabaseClock(database, say, { wall: () => Date.now() - 600_000, steady });
  const { lines, post, jobs } = await world.start({}, { openClock: tenMinutesBehind });
  const { token } = await post('/auth/token', DEMO_LOGIN);
  const reading = { ...gas, readingDate: new Date().toISOString() };
  expect((await post(RESULT_PATH, reading, token)).status).toBe(200);
  const [, received = ''] = /"receivedAt":"([^"]+)"/.exec(await jobs(token)) ?? [];
  expect(Date.parse(received)).toBeGreaterThanOrEqual(started);
  expect(lines[0]).toMatch(/^Achtung: Die Uhr dieses Rechners geht 10 min nach\./);
});

it('answers running calls before it stops', async () => {
  const first = await start();
  const { token } = await first.post('/auth/token', DEMO_LOGIN);
  const body = JSON.stringify(gas);
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'keep-alive',
  };
  const call = request(first.url + RESULT_PATH, { method: 'POST', headers });
  const answer = new Promise<unknown>((done, fail) => {
    call.on('response', (response) => {
      const { statusCode, headers: answered } = response.resume();
      done({ status: statusCode, connection: answered.connection });
    });
    call.on('error', fail);
  });
  call.write(body.slice(0, 20));
  // This call uses another connection. Its answer means that the server also has the beginning of
  // the first call.
  await first.jobs(token);
  const stopped = first.stop();
  call.end(body.slice(20));
  // Without `close`, the server would wait for the next call on the connection that a browser keeps
  // open.
  expect(await answer).toEqual({ status: 200, connection: 'close' });
  await stopped;
  expect(await (await start()).jobs(token)).toContain('13210.45');
});

it('names a taken port, and leaves the folder unlocked', async () => {
  const { url } = await start();
  const port = Number(new URL(url).port);
  const other = makeDataDir();
  const refused = await failure({ port, dataDir: other.path });
  expect(refused).toBeInstanceOf(StartFailure);
  expect(String(refused)).toMatch(new RegExp(`Port ${port} ist schon belegt: .*PORT`));
  expect(readdirSync(other.path)).not.toContain('server.pid');
  other.remove();
});

it('names an address that is not of this machine', async () => {
  expect(String(await failure({ host: '192.0.2.1' }))).toContain('HOST=192.0.2.1');
});

it('does not use a folder that another server uses', async () => {
  writeFileSync(join(world.settings.dataDir, 'server.pid'), String(process.ppid));
  const refused = await failure({});
  expect(refused).toBeInstanceOf(StartFailure);
  expect(String(refused)).toContain(world.settings.dataDir);
});

it('reports in one line that a folder does not contain a database', async () => {
  const dataDir = join(world.root, 'nonsense');
  mkdirSync(join(dataDir, 'database'), { recursive: true });
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'nonsense');
  const refused = await failure({ dataDir });
  expect(refused).toBeInstanceOf(StartFailure);
  expect(String(refused)).not.toContain('\n');
});

it('ends if the photo bucket refuses its keys, and runs if the bucket is only unreachable', async () => {
  const bucket = await startBucketServer();
  const keys = { ...BUCKET_KEYS, secretAccessKey: 'wrong' };
  const refused = await failure({ photos: { place: bucket.address, keys } });
  await bucket.stop();
  expect(refused).toBeInstanceOf(StartFailure);
  expect(String(refused)).toMatch(/AWS_SECRET_ACCESS_KEY/);
  const { lines } = await start({ photos: { place: bucket.address, keys } });
  expect(lines[0]).toMatch(/^Ablesbar läuft/);
  expect(lines.join('\n')).toMatch(/Hinweis: Der Bucket .* ist nicht erreichbar .*PHOTOS/);
});
