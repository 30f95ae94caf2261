import { wholeConfig } from '@ablesbar/domain';
import Fastify from 'fastify';
import { createErrorAnswer } from '../base/errors';
import { anApplication, APPLICATION_ID } from '../testing/test-server';
import { oneKey } from '../testing/a-key-file';
import { createAccessTokens } from './access-tokens';
import { createAnonymousCallers } from './anonymous-callers';

const OTHER_HOST = 'ablesung.anderswo.example';
const OFF_HOST = 'ablesung.ohne.example';
const START = new Date('2026-11-21T09:00:00Z');
const on = wholeConfig({ unknownUserReading: { unknownUserReadingAllowed: true } });
const off = wholeConfig({ unknownUserReading: { unknownUserReadingAllowed: false } });
const account = { id: 'a-1', applicationId: APPLICATION_ID, username: 'anna', roles: [] };

let now = START;
const tokens = createAccessTokens(oneKey(new Uint8Array(32)), () => now);
const applications = [
  anApplication({ config: on }),
  anApplication({ applicationId: 'anderswo', hosts: [OTHER_HOST], config: on }),
  anApplication({ applicationId: 'ohne', hosts: [OFF_HOST], config: off }),
];

async function ask(token: string | null, host = 'localhost') {
  const server = Fastify();
  server.setErrorHandler(createErrorAnswer(null));
  const callers = createAnonymousCallers(tokens, applications);
  server.get('/', { onRequest: callers.admit }, (request) => callers.of(request).roles);
  server.get('/forgotten', (request) => callers.of(request).roles);
  const headers = { host, ...(token === null ? {} : { authorization: `Bearer ${token}` }) };
  const { statusCode, body } = await server.inject({ url: '/', headers });
  expect((await server.inject({ url: '/forgotten', headers })).statusCode).toBe(401);
  return { status: statusCode, body };
}

const issued = (applicationId: string) => tokens.issueAnonymous({ applicationId, roles: ['R'] });

afterEach(() => {
  now = START;
});

it('admits a token of this application with its roles', async () => {
  expect(await ask(issued(APPLICATION_ID))).toEqual({ status: 200, body: '["R"]' });
});

it.each([
  { says: 'no token', token: async () => null, host: 'localhost', status: 401 },
  { says: 'a foreign token', token: async () => 'a.b.c', host: 'localhost', status: 401 },
  {
    says: "an account's token",
    token: async () => tokens.issue(account).token,
    host: 'localhost',
    status: 403,
  },
  {
    says: 'a token of another application',
    token: () => issued('anderswo'),
    host: 'localhost',
    status: 401,
  },
  {
    says: 'a token of this application at another',
    token: () => issued(APPLICATION_ID),
    host: OTHER_HOST,
    status: 401,
  },
  {
    says: 'a token of an application that has switched the feature off',
    token: () => issued('ohne'),
    host: OFF_HOST,
    status: 403,
  },
])('refuses $says with $status', async ({ token, host, status }) => {
  expect(await ask(await token(), host)).toMatchObject({ status });
});

it.each([
  { says: 'in its last second', seconds: 30 * 60 - 1, status: 200 },
  { says: 'after half an hour', seconds: 30 * 60, status: 401 },
])('answers $says with $status', async ({ seconds, status }) => {
  const token = issued(APPLICATION_ID);
  now = new Date(START.getTime() + seconds * 1000);
  expect(await ask(token)).toMatchObject({ status });
});
