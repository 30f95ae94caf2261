import type { Config } from '@ablesbar/domain';
import { Type } from '@sinclair/typebox';
import { ApiError } from '../app/errors';
import { type ApiServer, storableText } from '../app/route-schemas';
import { applicationOfHost, type ServedApplication } from '../application/read-applications';
import type { Database } from '../database/open-database';
import type { LimitTo } from '../limit/route-limits';
import type { AccessTokens } from './access-tokens';
import { findAccountOfLink, findLogin } from './account';
import type { Passwords } from './passwords';
import { hashOf } from './secret';
import type { Grant, Sessions } from './sessions';

export interface TokenParts {
  readonly database: Database;
  readonly applications: readonly ServedApplication[];
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly accessTokens: AccessTokens;
  readonly limitTo: LimitTo;
}

const NO_APPLICATION = '';

// Longer is no password of ours, and hashing it would be work for nothing.
const Words = storableText({ minLength: 1, maxLength: 500 });
const ByPassword = Type.Object({ applicationId: Words, username: Words, password: Words });
const ByToken = Type.Object({ applicationId: Words, token: Words });
const LoginBody = Type.Union([ByToken, ByPassword]);

export function tokenRoutes(server: ApiServer, parts: TokenParts): void {
  server.post('/auth/token', { schema: { body: LoginBody } }, async (request): Promise<Grant> => {
    const login = request.body;
    const { applicationId } = applicationOfHost(parts.applications, request.hostname);
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

  const anonymous = { onRequest: parts.limitTo('anonymous-token') };
  server.post('/auth/token-unknown-readings', anonymous, async (request) => {
    const { config } = applicationOfHost(parts.applications, request.hostname);
    if (!config.unknownUserReading.unknownUserReadingAllowed) throw new ApiError(403);
    return { token: await parts.accessTokens.issueAnonymous(anonymousRoles(config)) };
  });
}

function anonymousRoles({ communicationSettings }: Config): readonly string[] {
  return communicationSettings.sendingUnknownUserReadingReceiptAllowed
    ? ['ROLE_KSA_UNKNOWN_READINGS', 'ROLE_KSA_SEND_UNKNOWNUSER_READINGRECEIPT']
    : ['ROLE_KSA_UNKNOWN_READINGS'];
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
