import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';
import { ELEMENT_ENTRY, type StaticApp } from './static-files';

const SCRIPT = "document.documentElement.dataset.theme = 'dark';";
const STYLE = 'html{color:teal}';
const PORTAL = `<script>${SCRIPT}</script><style>${STYLE}</style><script src="/assets/a-1.js"></script>portal`;
// The pages share a script.
const WIZARD = `<script>${SCRIPT}</script>wizard`;
const FILES = {
  'portal/index.html': PORTAL,
  'portal/index.html.gz': gzipSync(PORTAL),
  'portal/service-worker.js': 'worker',
  'portal/assets/app-4f3a.js': 'script'.repeat(100),
  'portal/assets/app-4f3a.js.br': brotliCompressSync('script'.repeat(100)),
  'portal/.vite/manifest.json': '{}',
  'wizard/index.html': WIZARD,
  'wizard/assets/step-11aa.js': 'step',
  'element/ablesbar-reading.js': 'element',
  'element/assets/define-22bb.js': 'define',
  'element/versions/ablesbar-reading-33cc.js': 'one file',
  'element/ablesbar-reading.json': '{}',
};

let folder: string;
let opened: OpenDatabase;
let test: TestServer;

beforeAll(async () => {
  // Releases often lie in a folder of this name; it says nothing about the files in it.
  folder = join(mkdtempSync(join(tmpdir(), 'ablesbar-apps-')), 'versions');
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  const apps: readonly StaticApp[] = [
    { folder: join(folder, 'portal'), prefix: '/' },
    { folder: join(folder, 'wizard'), prefix: '/ablesung-ohne-zugang/' },
    { folder: join(folder, 'element'), prefix: '/element/', entry: ELEMENT_ENTRY },
  ];
  opened = await openTestDatabase(anyDatabase);
  test = await startTestServer(opened.database, { apps });
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
  rmSync(dirname(folder), { recursive: true });
});

it.each([
  { says: 'the first page', url: '/', body: PORTAL },
  { says: 'a screen', url: '/ablesung/j-1001', body: PORTAL },
  { says: 'a screen with a query', url: '/ablesung?filter=a.b', body: PORTAL },
  { says: 'a login link', url: '/m/abc', body: PORTAL },
  { says: 'a login link with two slashes', url: '//m/abc', body: PORTAL },
  { says: 'a login link with dots in its token', url: '/m/a.b.c', body: PORTAL },
  { says: 'the wizard', url: '/ablesung-ohne-zugang/', body: WIZARD },
  { says: 'the wizard without its last slash', url: '/ablesung-ohne-zugang', body: WIZARD },
  { says: 'a step of the wizard', url: '/ablesung-ohne-zugang/kontakt', body: WIZARD },
  { says: 'the wizard only under its whole name', url: '/ablesung-ohne-zugangx', body: PORTAL },
  { says: 'a file of the wizard', url: '/ablesung-ohne-zugang/assets/step-11aa.js', body: 'step' },
])('serves $says', async ({ url, body }) => {
  const answer = await test.server.inject(url);
  expect(answer).toMatchObject({ statusCode: 200, body });
});

it.each([
  { says: 'a missing file', url: '/assets/app-0000.js' },
  { says: 'a missing file of the wizard', url: '/ablesung-ohne-zugang/assets/x.js' },
  { says: 'a build file beside the app', url: '/.vite/manifest.json' },
  { says: 'a file above the app', url: '/../secret.txt' },
  { says: 'a file above the app, with escaped characters', url: '/%2e%2e/secret.txt' },
  { says: 'an unknown call', url: '/api/pro/nothing' },
  { says: 'the folder of the calls', url: '/api' },
  { says: 'an unknown login', url: '/auth/nothing' },
])('answers $says with 404 in JSON', async ({ url }) => {
  const answer = await test.server.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ message: 'There is nothing here.' });
});

it('serves no page for methods other than GET and HEAD', async () => {
  const answer = await test.server.inject({ method: 'POST', url: '/ablesung' });
  expect(answer).toMatchObject({ statusCode: 405, headers: { allow: 'GET, HEAD' } });
});

it.each([
  { says: 'the page', url: '/', cache: 'no-cache' },
  { says: 'a screen', url: '/ablesung', cache: 'no-cache' },
  { says: 'the service worker', url: '/service-worker.js', cache: 'no-cache' },
  {
    says: "the element's script",
    url: '/element/ablesbar-reading.js',
    cache: 'public, max-age=300',
  },
  {
    says: "the element's versioned script",
    url: '/element/versions/ablesbar-reading-33cc.js',
    cache: 'public, max-age=31536000, immutable',
  },
  {
    says: "the hash of the element's newest version",
    url: '/element/ablesbar-reading.json',
    cache: 'public, max-age=300',
  },
  {
    says: 'a script that the element loads',
    url: '/element/assets/define-22bb.js',
    cache: 'public, max-age=31536000, immutable',
  },
  {
    says: 'a file with its hash in its name',
    url: '/assets/app-4f3a.js',
    cache: 'public, max-age=31536000, immutable',
  },
])('sets the cache time of $says', async ({ url, cache }) => {
  expect((await test.server.inject(url)).headers['cache-control']).toBe(cache);
});

it('sends precompressed files to clients that accept them', async () => {
  const url = '/assets/app-4f3a.js';
  const small = await test.server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers['vary']).toBe('accept-encoding');
  expect(small.rawPayload).toEqual(FILES['portal/assets/app-4f3a.js.br']);
  const plain = await test.server.inject({ url, headers: { 'accept-encoding': 'identity' } });
  expect(plain.body).toBe(FILES['portal/assets/app-4f3a.js']);
});

it('sends a part of a file, and refuses one that the file does not have', async () => {
  const url = '/assets/app-4f3a.js';
  const part = await test.server.inject({ url, headers: { range: 'bytes=0-5' } });
  expect(part).toMatchObject({ statusCode: 206, body: 'script' });
  const none = await test.server.inject({ url, headers: { range: 'bytes=9999-' } });
  expect(none.statusCode).toBe(416);
});

it.each(['/', '/ablesung/j-1', '/m/abc'])('also sends the page %s compressed', async (url) => {
  const answer = await test.server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
  expect(gunzipSync(answer.rawPayload).toString()).toBe(PORTAL);
});

it("sends a policy that allows only the page's own scripts", async () => {
  const { headers } = await test.server.inject('/');
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hash(SCRIPT)}`);
  expect(policy).toContain(`style-src 'self' ${hash(STYLE)}`);
  expect(policy).toContain("img-src 'self' blob: data:");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
});
