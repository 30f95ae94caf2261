import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmptyDataDir, makeDataDir } from '../testing/empty-data-dir';
import type { Settings } from './settings';
import { StartFailure } from './start-failure';
import { type RunningServer, startServer } from './start-server';

const LOGIN = { applicationId: 'stadtwerke-neuenbrueck', username: 'demo-kunde' };

// Each test starts the whole server, some twice, on a machine that may be busy.
jest.setTimeout(90_000);

let root: string;
let data: EmptyDataDir;
let settings: Settings;
let running: RunningServer[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ablesbar-start-'));
  const applications = join(root, 'apps/server/applications');
  cpSync(join(__dirname, '../../applications'), applications, { recursive: true });
  data = makeDataDir();
  settings = {
    port: 0,
    host: '127.0.0.1',
    databaseUrl: null,
    dataDir: data.path,
    applicationsDir: applications,
    isDemo: true,
    hasAccessLog: false,
    metricsPort: null,
    limits: {},
    trustedProxies: [],
  };
  running = [];
});
afterEach(async () => {
  for (const server of running) await server.stop();
  data.remove();
  rmSync(root, { recursive: true });
});

async function start(change: Partial<Settings> = {}) {
  const lines: string[] = [];
  const clock = () => new Date('2026-11-21T09:00:00Z');
  const say = (line: string) => void lines.push(line);
  const server = await startServer({ ...settings, ...change }, { root, clock, say });
  running.push(server);
  const said = lines.join('\n');
  const [, url = ''] = /^Ablesbar läuft: (http:\/\/127\.0\.0\.1:\d+)$/m.exec(said) ?? [];
  const [, link = ''] = /\/m\/([\w-]+)$/m.exec(said) ?? [];
  const post = async (path: string, body: object, token?: string) => {
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    return { status: answer.status, token: /"token":"([^"]+)"/.exec(text)?.[1] ?? '' };
  };
  const jobs = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${url}/api/pro/job`, { headers })).text();
  };
  const stop = async () => {
    running = running.filter((one) => one !== server);
    await server.stop();
  };
  return { lines, said, url, link, post, jobs, stop };
}

const failure = (change: Partial<Settings>) =>
  start(change).then(String, (error: unknown) => error);

const gas = {
  results: [{ taskId: 'kunde-gas-1', comment: null, readingValue: 13210.45, readingImages: [] }],
  readingDate: '2026-11-21T09:00:00.000Z',
};
const RESULT_PATH = '/api/pro/job/kunde-gas/meterRateTask/result';

it('says its address first, then the demo logins and a link as a QR code', async () => {
  const { lines, said, url } = await start();
  expect(lines[0]).toBe(`Ablesbar läuft: ${url}`);
  expect(said).toContain('Vorführdaten, Anmeldung: demo-kunde / demo-kunde');
  expect(said).toContain(`${url}/m/`);
  expect(said).toMatch(/[▀▄█]{20}/);
  expect(said).toContain(join(root, 'apps/portal/dist'));
});

it('has neither accounts nor logins to tell without the demo', async () => {
  const { said, post } = await start({ isDemo: false });
  expect(said).not.toContain('demo');
  expect((await post('/auth/token', { ...LOGIN, password: 'demo-kunde' })).status).toBe(401);
});

it('keeps readings, sessions and accounts over a restart; only the link is a new one', async () => {
  const first = await start();
  const { token } = await first.post('/auth/token', { ...LOGIN, password: 'demo-kunde' });
  expect((await first.post(RESULT_PATH, gas, token)).status).toBe(200);
  await first.stop();

  const second = await start();
  expect(await second.jobs(token)).toContain('13210.45');
  expect((await second.post('/auth/token', { ...LOGIN, token: first.link })).status).toBe(401);
  expect((await second.post('/auth/token', { ...LOGIN, token: second.link })).status).toBe(200);
});

it('answers the calls under way before it stops', async () => {
  const first = await start();
  const { token } = await first.post('/auth/token', { ...LOGIN, password: 'demo-kunde' });
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
  // Answered on another line: by now the server has the beginning of the first one too.
  await first.jobs(token);
  const stopped = first.stop();
  call.end(body.slice(20));
  // Or the server would wait for the next call of a browser that keeps its line.
  expect(await answer).toEqual({ status: 200, connection: 'close' });
  await stopped;
  expect(await (await start()).jobs(token)).toContain('13210.45');
});

it('names the port that is taken, and leaves the folder free', async () => {
  const { url } = await start();
  const port = Number(new URL(url).port);
  const dataDir = join(root, 'other');
  const refused = await failure({ port, dataDir });
  expect(refused).toBeInstanceOf(StartFailure);
  expect(String(refused)).toMatch(new RegExp(`Port ${port} ist schon belegt: .*PORT`));
  expect(readdirSync(dataDir)).not.toContain('server.pid');
});

it('names an address that is not of this machine', async () => {
  expect(String(await failure({ host: '192.0.2.1' }))).toContain('HOST=192.0.2.1');
});

it('leaves a folder alone that another server uses', async () => {
  writeFileSync(join(settings.dataDir, 'server.pid'), String(process.ppid));
  const refused = await failure({});
  expect(refused).toBeInstanceOf(StartFailure);
  expect(String(refused)).toContain(settings.dataDir);
});

it('says in one line that a folder holds something else than a database', async () => {
  const dataDir = join(root, 'nonsense');
  mkdirSync(join(dataDir, 'database'), { recursive: true });
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), 'nonsense');
  const refused = await failure({ dataDir });
  expect(refused).toBeInstanceOf(StartFailure);
  expect(String(refused)).not.toContain('\n');
});
