import Fastify, { type InjectOptions } from 'fastify';
import { request } from 'node:http';
import { connect } from 'node:net';
import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { bearer, startTestServer, type TestServer } from '../testing/test-server';
import { createErrorAnswer } from './errors';

let opened: OpenDatabase;
let test: TestServer;
let origin: string;

beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  test = await startTestServer(opened.database);
  origin = await test.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});

const login = (change: Partial<InjectOptions>): InjectOptions => ({
  method: 'POST',
  url: '/auth/token',
  headers: { 'content-type': 'application/json' },
  ...change,
});

it.each<{ says: string; request: InjectOptions; status: number }>([
  { says: 'unreadable JSON', request: login({ payload: '{"a":' }), status: 400 },
  {
    says: 'a key that would change every object',
    request: login({ payload: '{"__proto__":{"a":1}}' }),
    status: 400,
  },
  { says: 'no body', request: login({ payload: '' }), status: 422 },
  { says: 'a list', request: login({ payload: '[]' }), status: 422 },
  { says: 'a number', request: login({ payload: '1' }), status: 422 },
  {
    says: 'plain text',
    request: login({ payload: '{}', headers: { 'content-type': 'text/plain' } }),
    status: 415,
  },
  {
    says: 'a form',
    request: login({
      payload: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
    status: 415,
  },
  {
    says: 'a body above every limit',
    request: login({ payload: `"${'a'.repeat(33 * 1024 * 1024)}"` }),
    status: 413,
  },
  {
    says: 'a login of more than 64 kB',
    request: login({ payload: `"${'a'.repeat(64 * 1024 - 1)}"` }),
    status: 413,
  },
  {
    says: 'a login of just 64 kB',
    request: login({ payload: `"${'a'.repeat(64 * 1024 - 2)}"` }),
    status: 422,
  },
  { says: 'an invalid address', request: { url: '/api/pro/job/%zz' }, status: 400 },
  { says: 'an unknown call', request: { url: '/api/nothing' }, status: 404 },
  { says: 'a GET of a login', request: { url: '/auth/token' }, status: 405 },
  {
    says: 'a PUT of jobs',
    request: { method: 'PUT', url: '/api/pro/job', payload: {} },
    status: 405,
  },
  {
    says: 'a DELETE of a result',
    request: { method: 'DELETE', url: '/api/pro/job/j-1/meterRateTask/result' },
    status: 405,
  },
  { says: 'no login', request: { url: '/api/pro/job' }, status: 401 },
])('answers $says with $status, in JSON and without its inner workings', async (row) => {
  const answer = await test.server.inject(row.request);
  expect(answer.statusCode).toBe(row.status);
  expect(answer.headers['content-type']).toContain('application/json');
  const body: unknown = answer.json();
  expect(body).toHaveProperty('message', expect.any(String));
  expect(JSON.stringify(body)).not.toMatch(/fastify|FST_|stack|%zz|nothing"|\/api|select |token"/i);
});

it('checks the login before it reads the body', async () => {
  const answer = await test.server.inject({
    method: 'POST',
    url: '/api/pro/job/kunde-gas/meterRateTask/result',
    headers: { 'content-type': 'application/json' },
    payload: '{"results":',
  });
  expect(answer.statusCode).toBe(401);
});

it("answers 503 while the database is unreachable, without the database's message", async () => {
  const server = Fastify();
  server.setErrorHandler(createErrorAnswer(null));
  const away = Object.assign(new Error('connect to db.internal failed'), { code: 'ECONNREFUSED' });
  server.get('/', () => Promise.reject(away));
  const answer = await server.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('10');
  expect(answer.body).toBe('{"message":"This is not possible at the moment."}');
});

it('answers 404 if what a call belongs to was deleted meanwhile', async () => {
  const server = Fastify();
  server.setErrorHandler(createErrorAnswer(null));
  const gone = Object.assign(new Error('violates "reading_result_task_id_fkey"'), {
    code: '23503',
  });
  server.get('/', () => Promise.reject(gone));
  const answer = await server.inject('/');
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('fkey');
});

it('reveals nothing about an internal error', async () => {
  const { token } = await test.logIn('demo-kunde');
  await opened.database.schema.alterTable('job').renameTo('elsewhere').execute();
  const answer = await test.get('/api/pro/job', token);
  await opened.database.schema.alterTable('elsewhere').renameTo('job').execute();
  expect(answer).toMatchObject({ status: 500, body: { message: 'Something went wrong here.' } });
  expect((await test.get('/api/pro/job', token)).status).toBe(200);
});

it.each(['TRACE', 'PUT', 'PATCH', 'OPTIONS'])(
  'answers %s on every path with 405',
  async (method) => {
    const { port } = new URL(origin);
    for (const path of ['/api/pro/job', '/auth/token', '/api/public/application', '/ablesung']) {
      const answer = await new Promise<{
        status: number | undefined;
        allow: unknown;
        text: string;
      }>((done, fail) => {
        const call = request({ host: '127.0.0.1', port, path, method }, (response) => {
          let text = '';
          const { statusCode: status, headers } = response;
          response.on('data', (part) => (text += String(part)));
          response.on('end', () => done({ status, allow: headers['allow'], text }));
        });
        call.on('error', fail).end();
      });
      expect(answer.status).toBe(405);
      expect(answer.allow).toMatch(/^(GET|POST)/);
      expect(answer.text).toBe('{"message":"This method is not for this path."}');
    }
  },
);

it.each(['/api/pro/job', '/auth/token', '/%61uth/token', '/api/nothing'])(
  'keeps %s out of caches',
  async (url) => {
    const { token } = await test.logIn('demo-kunde');
    const method = url.endsWith('job') ? 'GET' : 'POST';
    const answer = await test.server.inject({ method, url, headers: bearer(token) });
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

it.each([
  { name: 'x-content-type-options', value: /^nosniff$/ },
  { name: 'referrer-policy', value: /^no-referrer$/ },
  { name: 'cross-origin-opener-policy', value: /^same-origin$/ },
  { name: 'cross-origin-resource-policy', value: /^same-origin$/ },
  { name: 'strict-transport-security', value: /^max-age=31536000; includeSubDomains$/ },
  { name: 'permissions-policy', value: /camera=\(self\)/ },
  { name: 'content-security-policy', value: /^default-src 'none'/ },
  { name: 'access-control-allow-origin', value: /^undefined$/ },
])('sets the header $name as required', async ({ name, value }) => {
  const { headers } = await test.server.inject('/api/public/application');
  expect(String(headers[name])).toMatch(value);
});

it('answers 400 to an input that is no HTTP, and continues', async () => {
  const port = Number(new URL(origin).port);
  const answer = await new Promise<string>((done) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('GEH WEG\r\n\r\n'));
    socket.on('data', (part) => (text += String(part))).on('close', () => done(text));
  });
  expect(answer).toContain('400');
  expect((await fetch(`${origin}/api/public/application`)).status).toBe(200);
});
