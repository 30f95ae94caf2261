import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { anApplication, startTestServer, type TestServer } from '../testing/test-server';

const EMBEDDER = 'https://www.stadtwerke-neuenbrueck.example';
const FRAMED = { host: 'ablesung.rahmen.example' };
const OTHER = { host: 'ablesung.anderswo.example' };

let opened: OpenDatabase;
let test: TestServer;
beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  const applications = [
    anApplication({ embedOrigins: [EMBEDDER] }),
    anApplication({ applicationId: 'rahmen', hosts: [FRAMED.host], embedOrigins: ['null'] }),
    anApplication({ applicationId: 'anderswo', hosts: [OTHER.host], embedOrigins: [] }),
  ];
  test = await startTestServer(opened.database, { applications });
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});

const ask = async (method: 'GET' | 'POST' | 'OPTIONS', url: string, headers: object) => {
  const answer = await test.server.inject({ method, url, headers: { ...headers } });
  return { status: answer.statusCode, headers: answer.headers };
};

it.each([
  '/api/public/application',
  '/api/public/application/logo.png',
  '/auth/token-unknown-readings',
  '/api/unknown-readings/results',
  '/api/pro/unknown-readings/receipts',
])("the utility's page may call %s", async (url) => {
  const preflight = await ask('OPTIONS', url, { origin: EMBEDDER });
  expect(preflight.status).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': EMBEDDER,
    'access-control-allow-headers': 'authorization, content-type, idempotency-key',
    'access-control-allow-methods': 'GET, HEAD, POST',
  });
  expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials');
  const { headers } = await ask('GET', url, { origin: EMBEDDER });
  expect(headers).toMatchObject({
    'access-control-allow-origin': EMBEDDER,
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(headers['vary']).toMatch(/^origin/);
});

it.each([
  { says: 'a foreign page', origin: 'https://x.example', url: '/api/public/application' },
  { says: 'a page without an origin', origin: 'null', url: '/api/public/application' },
  { says: 'a page with a similar name', origin: `${EMBEDDER}.x`, url: '/api/public/application' },
  { says: 'the utility with a login', origin: EMBEDDER, url: '/auth/token' },
  { says: "the utility with a customer's jobs", origin: EMBEDDER, url: '/api/pro/job' },
  { says: "the utility with the portal's page", origin: EMBEDDER, url: '/' },
])('allows no access for $says', async ({ origin, url }) => {
  for (const method of ['OPTIONS', 'GET', 'POST'] as const) {
    const { headers } = await ask(method, url, { origin });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
  }
});

it('allows no access for the page of another utility', async () => {
  const url = '/api/public/application';
  const { headers } = await ask('GET', url, { ...OTHER, origin: EMBEDDER });
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

it.each([
  {
    says: 'the logo',
    url: '/api/public/application/logo.png',
    headers: {},
    policy: 'cross-origin',
  },
  {
    says: 'the logo without embedding',
    url: '/api/public/application/logo.png',
    headers: OTHER,
    policy: 'same-origin',
  },
  { says: "the portal's page", url: '/', headers: {}, policy: 'same-origin' },
  { says: "a customer's jobs", url: '/api/pro/job', headers: {}, policy: 'same-origin' },
])('$says may be loaded by pages: $policy', async ({ url, headers: asked, policy }) => {
  const { headers } = await ask('GET', url, asked);
  expect(headers['cross-origin-resource-policy']).toBe(policy);
});

it('a frame without an origin gets an answer if the utility allows it', async () => {
  const asked = { ...FRAMED, origin: 'null' };
  const { status, headers } = await ask('OPTIONS', '/api/public/application', asked);
  expect(status).toBe(204);
  expect(headers['access-control-allow-origin']).toBe('null');
});

it.each([
  { says: 'of the utility', origin: EMBEDDER },
  { says: 'of any website', origin: 'https://x.example' },
  { says: 'without an origin', origin: 'null' },
])("any page may load the element's files: a page $says", async ({ origin }) => {
  const { headers } = await ask('GET', '/element/ablesbar-reading.js', { origin });
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
});

it.each([
  { says: 'of the utility', origin: EMBEDDER, host: {}, isKnown: true },
  { says: 'of another utility', origin: EMBEDDER, host: OTHER, isKnown: false },
  { says: 'of nobody', origin: 'https://x.example', host: {}, isKnown: false },
  { says: 'without an origin that may embed', origin: 'null', host: FRAMED, isKnown: true },
])('a page $says learns whether it is known', async ({ origin, host, isKnown }) => {
  const asked = {
    method: 'GET',
    url: '/element/page-origin',
    headers: { ...host, origin },
  } as const;
  const answer = await test.server.inject(asked);
  expect(answer.json()).toEqual({ isKnown });
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'no-store',
  });
});

it('tells caches that the answer depends on the origin, also for pages without one', async () => {
  const { headers } = await ask('GET', '/api/public/application', {});
  expect(headers['vary']).toMatch(/^origin/);
});
