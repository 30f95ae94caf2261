import Fastify from 'fastify';
import { createErrorAnswer, ApiError } from '../base/errors';
import { anApplication, APPLICATION_ID } from '../testing/test-server';
import { bearerOf, createCallers } from './callers';
import type { Sessions } from './sessions';

const OTHER_HOST = 'ablesung.anderswo.example';
const account = { id: 'a-1', applicationId: APPLICATION_ID, username: 'anna', roles: [] };
const unused = () => Promise.reject(new Error('unused'));
const sessions: Sessions = {
  begin: unused,
  beginByPassword: unused,
  rotate: unused,
  accountOf: async (token) => (token === 'good' ? account : null),
};
const applications = [
  anApplication({}),
  anApplication({ applicationId: 'anderswo', hosts: [OTHER_HOST] }),
];

async function ask(authorization: string | null, { host = 'localhost', isOver = false } = {}) {
  const server = Fastify();
  server.setErrorHandler(createErrorAnswer(null));
  const counted: string[] = [];
  const callers = createCallers(sessions, applications, {
    count: async (...of) => {
      counted.push(of.join(' '));
      if (isOver) throw new ApiError(429);
    },
    giveBack: unused,
  });
  server.get('/', { onRequest: callers.admit }, (request) => callers.of(request));
  server.get('/forgotten', (request) => callers.of(request));
  server.get('/token', (request) => JSON.stringify(bearerOf(request)));
  const headers = { host, ...(authorization === null ? {} : { authorization }) };
  const { statusCode: status, body } = await server.inject({ url: '/', headers });
  const forgotten = await server.inject({ url: '/forgotten', headers });
  const token = await server.inject({ url: '/token', headers });
  return { status, body, counted, forgotten: forgotten.statusCode, token: token.body };
}

it('admits a session of this application and counts its call', async () => {
  const { status, body, counted } = await ask('Bearer good');
  expect({ status, counted }).toEqual({ status: 200, counted: ['account a-1'] });
  expect(JSON.parse(body)).toMatchObject({
    account,
    application: { applicationId: APPLICATION_ID },
  });
});

it.each([
  { says: 'no token', authorization: null },
  { says: 'a token of no session', authorization: 'Bearer bad' },
  { says: 'another scheme', authorization: 'Basic good' },
  { says: 'a scheme alone', authorization: 'Bearer ' },
  { says: 'a text before it', authorization: 'x Bearer good' },
  { says: 'a text after it', authorization: 'Bearer good x' },
])('refuses $says and counts no call', async ({ authorization }) => {
  expect(await ask(authorization)).toMatchObject({ status: 401, counted: [] });
});

it('refuses a session of one application at the other', async () => {
  expect(await ask('Bearer good', { host: OTHER_HOST })).toMatchObject({
    status: 401,
    counted: [],
  });
});

it('refuses an account beyond its limit', async () => {
  const { status, body } = await ask('Bearer good', { isOver: true });
  expect(status).toBe(429);
  expect(body).not.toContain('anna');
});

it('refuses a call to a route without `admit`', async () => {
  expect(await ask('Bearer good')).toMatchObject({ forgotten: 401 });
});

it.each([
  { says: 'has its scheme in any spelling', authorization: 'bearer good', token: '"good"' },
  { says: 'has three parts', authorization: 'Bearer a.b-c._d', token: '"a.b-c._d"' },
  { says: 'has invalid characters', authorization: 'Bearer a=b', token: 'null' },
  { says: 'is missing', authorization: null, token: 'null' },
])('a token that $says', async ({ authorization, token }) => {
  expect(await ask(authorization)).toMatchObject({ token });
});
