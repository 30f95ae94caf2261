import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, stopChild } from '../../process/children.mjs';
import { freePort } from './free-port.mjs';
import { HOST, STARTS } from './start-proxy.mjs';

const LONGEST = 32 * 1024 * 1024;
const SECRET = 'geheimer-zugang';
const START_MS = 20_000;

/** A server that tells a caller what it got, and refuses long bodies by their length as ours does. */
async function createUpstream() {
  const server = http.createServer((request, response) => {
    if (request.headers['content-length'] > LONGEST) {
      response.writeHead(413, { connection: 'close' }).end();
      return;
    }
    let bytes = 0;
    request.on('data', (part) => (bytes += part.length));
    request.on('end', () => response.end(JSON.stringify({ headers: request.headers, bytes })));
  });
  const port = await freePort();
  await new Promise((done) => server.listen(port, '127.0.0.1', done));
  const stop = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { place: `127.0.0.1:${port}`, stop };
}

/** Status and body of an answer; status null if there was none. */
function ask({ client, port }, path, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((done) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      rejectUnauthorized: false,
      servername: HOST,
      headers: { host: HOST, ...headers, ...(body && { 'content-length': body.length }) },
    };
    const call = client.request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => done({ status: response.statusCode, text }));
    });
    // A proxy may hang up on a body that is too long before all of it is written.
    call.on('error', () => done({ status: null, text: '' }));
    call.end(body);
  });
}

/** Announces a body and ends in the middle of it. */
async function hangUp({ client, port }) {
  const headers = { host: HOST, 'content-length': 1000 };
  const options = { host: '127.0.0.1', port, path: '/api/photos', method: 'POST', headers };
  const call = client.request({ ...options, rejectUnauthorized: false, servername: HOST });
  await new Promise((done) => {
    call.on('close', done).on('error', () => undefined);
    call.write('half of it', () => call.destroy());
  });
}

async function untilAnswering(proxy) {
  for (const end = Date.now() + START_MS; Date.now() < end;) {
    if ((await ask(proxy, '/')).status !== null) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('The proxy does not answer.');
}

const received = ({ text }) => JSON.parse(text || '{"headers":{}}');

async function checksOf(name, proxy, upstream) {
  const forged = { 'x-forwarded-for': '203.0.113.7' };
  const { headers } = received(await ask(proxy, '/api/public/application', { headers: forged }));
  const photos = Buffer.alloc(LONGEST, '1');
  const long = await ask(proxy, '/api/photos', { method: 'POST', body: photos });
  const tooLong = await ask(proxy, '/api/photos', {
    method: 'POST',
    body: Buffer.alloc(LONGEST + 4_000_000),
  });
  await hangUp(proxy);
  const link = await ask(proxy, `/m/${SECRET}`);
  await ask(proxy, `//m/${SECRET}`);
  await ask(proxy, `/e-mail/bestaetigen/m/${SECRET}`);
  await ask(proxy, `/ablesung?token=${SECRET}`);
  await upstream.stop();
  const without = await ask(proxy, `/m/${SECRET}`);
  await ask(proxy, `/e-mail/m/${SECRET}`);
  return [
    {
      says: `${name} passes on the host and its caller's true address`,
      holds: headers.host === HOST && headers['x-forwarded-for'] === '127.0.0.1',
    },
    {
      says: `${name} takes a server that answers, also after a caller has hung up`,
      holds: link.status === 200,
    },
    {
      says: `${name} passes on the longest body that the server takes`,
      holds: received(long).bytes === photos.length,
    },
    {
      // It comes while the caller still writes: in one of six runs Caddy said 502 instead.
      says: `${name} refuses a longer one (${tooLong.status})`,
      holds: [413, 502, null].includes(tooLong.status),
    },
    {
      says: `${name} says that no server answers`,
      holds: [502, 503, 504].includes(without.status),
    },
  ];
}

/** Runs a proxy with our file in front of a server that answers and one that does not. */
async function checkProxy({ name, path }) {
  const folder = mkdtempSync(join(tmpdir(), `ablesbar-${name}-`));
  const upstream = await createUpstream();
  const port = await freePort();
  const upstreams = [`127.0.0.1:${await freePort()}`, upstream.place];
  const { client, args, env } = await STARTS[name]({ folder, port, upstreams });
  const log = join(folder, 'output.log');
  const child = startChild(path, args, {
    env,
    all: true,
    stdout: { file: log },
    stderr: { file: log },
  });
  try {
    const proxy = { client, port };
    await untilAnswering(proxy).catch(() => {
      throw new Error(`${name} does not answer:
${readFileSync(log, 'utf8')}`);
    });
    const checks = await checksOf(name, proxy, upstream);
    await stopChild(child);
    const logs = readdirSync(folder).filter((file) => file.endsWith('.log'));
    const logged = logs.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
    return [
      ...checks,
      {
        says: `${name} logs calls, but no login link, query or address`,
        holds:
          logged.includes('/m/') &&
          logged.includes('/api/photos') &&
          !logged.includes(SECRET) &&
          !/203\.0\.113\.7/.test(logged),
      },
    ];
  } finally {
    await stopChild(child);
    await upstream.stop().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function checkProxies(proxies) {
  const checks = [];
  for (const proxy of proxies) checks.push(...(await checkProxy(proxy)));
  return checks;
}
