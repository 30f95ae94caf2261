import { Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import { buildServer, type ServerParts } from '../app/build-server';
import { readApplications, type ServedApplication } from '../application/read-applications';
import type { Database } from '../database/open-database';
import { openSigningKeys } from '../keys/signing-keys';
import { createKnownDevices } from '../session/known-device';
import { aKey, aKeyFile } from './a-key-file';
import { copyDemoRows } from './demo-rows';
import { openPhotoPlaces } from '../photo/photo-places';
import type { Passwords } from '../session/passwords';

export const APPLICATION_ID = 'stadtwerke-neuenbrueck';
/** The default without the setting PHOTOS. */
export const IN_DATABASE = openPhotoPlaces({ place: null, keys: null });

const applications = readApplications(join(__dirname, '../../applications'));

/** The demo's application with the changes of a test. */
export function anApplication(change: Partial<ServedApplication>): ServedApplication {
  const [application] = applications;
  if (application === undefined) throw new Error('The demo has no application.');
  return { ...application, ...change };
}

export interface TestServer {
  readonly server: FastifyInstance;
  /** Records the compared passwords and hashes instead of the slow Argon2. */
  readonly comparisons: (string | null)[];
  readonly clock: { now: Date };
  post(path: string, body: object, headers?: Record<string, string>): Promise<TestAnswer>;
  get(path: string, token?: string): Promise<TestAnswer>;
  logIn(username: string): Promise<{ readonly token: string; readonly refreshToken: string }>;
}

export interface TestAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly text: string;
}

export const TEST_NOW = new Date('2026-11-21T09:00:00Z');

/** The demo's server on a Saturday morning in November. The test controls its clock. */
export async function startTestServer(
  database: Database,
  change: Partial<
    Pick<
      ServerParts,
      | 'applications'
      | 'photoPlaces'
      | 'replica'
      | 'apps'
      | 'limits'
      | 'sessionDays'
      | 'trustedProxies'
      | 'say'
      | 'metrics'
      | 'audit'
      | 'housekeeping'
      | 'program'
    >
  > = {},
): Promise<TestServer> {
  const clock = { now: TEST_NOW };
  const comparisons: (string | null)[] = [];
  const passwords = fakePasswords(comparisons);
  await copyDemoRows(database);
  const parts = await serverParts(database, { clock: () => clock.now, passwords });
  const server = await buildServer({ ...parts, ...change });
  const post: TestServer['post'] = async (url, payload, headers = {}) =>
    answerOf(await server.inject({ method: 'POST', url, payload, headers }));
  return {
    server,
    comparisons,
    clock,
    post,
    get: async (url, token) =>
      answerOf(await server.inject({ url, headers: token === undefined ? {} : bearer(token) })),
    logIn: async (username) => {
      const login = { applicationId: APPLICATION_ID, username, password: username };
      return grantOf(await post('/auth/token', login));
    },
  };
}

export async function serverParts(
  database: Database,
  { clock, passwords }: Pick<ServerParts, 'clock' | 'passwords'>,
): Promise<ServerParts> {
  return {
    ...{ database, clock, passwords },
    replica: null,
    photoPlaces: IN_DATABASE,
    applications,
    mailKey: aKey,
    devices: createKnownDevices(aKey()),
    keys: await openSigningKeys({ database, clock }, aKeyFile()),
    program: 'test',
    apps: [],
    // An unexpected 500 in a test prints its reason.
    log: 'failures',
    metrics: null,
    audit: { record: () => undefined },
    housekeeping: { isLate: () => false },
    checksAnswers: true,
    limits: { account: 100_000 },
    sessionDays: 30,
    trustedProxies: [],
    say: () => undefined,
  };
}

export function bearer(token: string): { readonly authorization: string } {
  return { authorization: `Bearer ${token}` };
}

const Granted = Type.Object({ token: Type.String(), refreshToken: Type.String() });

export function grantOf({ body }: TestAnswer) {
  if (Value.Check(Granted, body)) return body;
  throw new Error(`No grant: ${JSON.stringify(body)}`);
}

function answerOf(response: { readonly statusCode: number; readonly body: string }): TestAnswer {
  const body: unknown = JSON.parse(response.body);
  return { status: response.statusCode, body, text: response.body };
}

export function fakePasswords(comparisons: (string | null)[]): Passwords {
  return {
    isOutdated: (passwordHash) => passwordHash.startsWith('old '),
    hash: async (password) => `hash of ${password}`,
    matches: async (passwordHash, password) => {
      comparisons.push(passwordHash);
      return passwordHash === `hash of ${password}` || passwordHash === `old ${password}`;
    },
  };
}
