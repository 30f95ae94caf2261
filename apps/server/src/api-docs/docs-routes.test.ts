import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { OpenDatabase } from '../database/open-database';
import { anyDatabase, openTestDatabase } from '../testing/test-database';
import { startTestServer, type TestServer } from '../testing/test-server';

let opened: OpenDatabase;
let test: TestServer;
beforeAll(async () => {
  opened = await openTestDatabase(anyDatabase);
  test = await startTestServer(opened.database);
});
afterAll(async () => {
  await test.server.close();
  await opened.close();
});

it('describes a call with its parameters, body, answer and errors', async () => {
  const { body } = await test.get('/api/openapi.json');
  const result = ['paths', '/api/pro/job/{id}/meterRateTask/result', 'post'];
  const json = ['content', 'application/json', 'schema'];
  const named = ['components', 'schemas'];
  const inBody = [...named, 'SendReadingBody', 'properties', 'readingDate', 'type'];
  const inAnswer = [...named, 'Job', 'properties', 'id', 'type'];
  const ofBody = [...result, 'requestBody', ...json, '$ref'];
  const ofAnswer = [...result, 'responses', '200', ...json, '$ref'];
  expect(body).toHaveProperty(ofBody, '#/components/schemas/SendReadingBody');
  expect(body).toHaveProperty(ofAnswer, '#/components/schemas/Job');
  expect(body).toHaveProperty('openapi', '3.1.0');
  expect(body).toHaveProperty([...result, 'security'], [{ account: [] }]);
  expect(body).toHaveProperty(inBody, 'string');
  expect(body).toHaveProperty(inAnswer, 'string');
  const inError = [...result, 'responses', 'default', ...json, '$ref'];
  expect(body).toHaveProperty(inError, '#/components/schemas/Error');
  expect(body).toMatchObject({
    paths: {
      '/api/pro/job/{id}/meterRateTask/result': {
        post: {
          parameters: [
            { name: 'id', in: 'path', required: true },
            { name: 'idempotency-key', in: 'header', required: false },
          ],
        },
      },
      '/auth/token': { post: { security: [] } },
      '/api/public/application/logo.png': {
        get: { responses: { 200: { content: { 'image/png': {} } } } },
      },
    },
  });
});

const Described = Type.Object({
  paths: Type.Record(
    Type.String(),
    Type.Record(
      Type.String(),
      Type.Object({
        summary: Type.String({ minLength: 10 }),
        responses: Type.Record(
          Type.String({ pattern: '^(20[0-9]|4XX|default)$' }),
          Type.Object({}),
          {
            minProperties: 2,
          },
        ),
      }),
    ),
  ),
});

it('describes every call with a sentence and an answer', async () => {
  const { body } = await test.get('/api/openapi.json');
  expect([...Value.Errors(Described, body)].map(({ path }) => path)).toEqual([]);
});

it('contains every schema that it refers to, so that generators can read it', async () => {
  const { body, text } = await test.get('/api/openapi.json');
  const names = [...text.matchAll(/"\$(?:ref|id)":"([^"]+)"/g)].map(([, name = '']) => name);
  expect(names).toContain('#/components/schemas/Share');
  for (const name of names) expect(body).toHaveProperty(name.slice(2).split('/'));
});

it('is a page without scripts and external files', async () => {
  const { headers, body } = await test.server.inject('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/);
  expect(policy).not.toContain('self');
  expect(body).not.toMatch(/<script|https?:|src=|style=|\/\//);
});

it('shows the input and the answer of a call', async () => {
  const { body } = await test.server.inject('/api/docs');
  expect(body).toContain('POST /api/pro/job/:id/meterRateTask/result</h2>');
  expect(body).toContain('  readingValue: number (minimum 0)');
  expect(body).toContain('  comment?: text (maxLength 2000) | null');
  expect(body).toContain('mimeType: &quot;image/jpeg&quot; | &quot;image/png&quot;');
  expect(body).toContain('Answer 204</h3>');
});

it('links each line of its list to a call', async () => {
  const { body } = await test.server.inject('/api/docs');
  const targets = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  const ids = [...body.matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
  expect(targets).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
