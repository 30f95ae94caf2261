import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../app/errors';
import { parseBody, storableText } from '../app/parse-body';
import { applicationOfHost, type ServedApplication } from '../application/read-applications';
import type { Database } from '../database/open-database';
import { findAccountOfLink, findLogin } from './account';
import type { Passwords } from './passwords';
import { hashOf } from './secret';
import type { Grant, Sessions } from './sessions';

export interface TokenParts {
  readonly database: Database;
  readonly applications: readonly ServedApplication[];
  readonly passwords: Passwords;
  readonly sessions: Sessions;
}

const NO_APPLICATION = '';

// Longer is no password of ours, and hashing it would be work for nothing.
const Words = storableText({ minLength: 1, maxLength: 500 });
const ByPassword = Type.Object({ applicationId: Words, username: Words, password: Words });
const ByToken = Type.Object({ applicationId: Words, token: Words });

export function tokenRoutes(server: FastifyInstance, parts: TokenParts): void {
  server.post('/auth/token', async (request): Promise<Grant> => {
    const { applicationId } = applicationOfHost(parts.applications, request.hostname);
    const login = isTokenLogin(request.body)
      ? parseBody(ByToken, request.body)
      : parseBody(ByPassword, request.body);
    // One application's cards must not open another's, even where both run on this server. A wrong
    // id is looked up all the same: it finds nobody, with the work of every other wrong login.
    const asked = login.applicationId === applicationId ? applicationId : NO_APPLICATION;
    const granted =
      'token' in login
        ? await byToken(parts, login.token, asked)
        : await byPassword(parts, login, asked);
    if (granted === null) throw new ApiError(401);
    return granted;
  });

  server.post('/auth/token-unknown-readings', () => {
    throw new ApiError(403);
  });
}

function isTokenLogin(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'token' in body;
}

async function byPassword(
  { database, passwords, sessions }: TokenParts,
  { username, password }: { readonly username: string; readonly password: string },
  applicationId: string,
): Promise<Grant | null> {
  const found = await findLogin(database, { applicationId, username });
  const isRight = await passwords.matches(found?.passwordHash ?? null, password);
  return found !== null && isRight ? sessions.begin(found.account) : null;
}

/** A refresh token or one from a card or a share; they look alike and cannot meet. */
async function byToken(
  { database, sessions }: TokenParts,
  token: string,
  applicationId: string,
): Promise<Grant | null> {
  const account = await findAccountOfLink(database, hashOf(token));
  if (account === null) return sessions.rotate(token, applicationId);
  return account.applicationId === applicationId ? sessions.begin(account) : null;
}
