import { type Config, ROLES } from '@ablesbar/domain';
import { Type } from '@sinclair/typebox';
import { ApiError } from '../base/errors';
import { answer, type ApiServer, storableText } from '../base/route-schemas';
import { applicationOfHost, type ServedApplication } from '../application/read-applications';
import { addressOf } from '../limit/address';
import type { LimitTo } from '../limit/route-limits';
import type { AccessTokens } from './access-tokens';
import { deviceCookie, deviceCookieIn } from './known-device';
import type { Logins } from './logins';
import type { Grant } from './sessions';

export interface TokenParts {
  readonly applications: readonly ServedApplication[];
  readonly logins: Logins;
  readonly accessTokens: AccessTokens;
  readonly limitTo: LimitTo;
}

const NO_APPLICATION = '';

// No valid password is longer, and hashing a longer one would waste work.
const Words = storableText({ minLength: 1, maxLength: 500 });
// With two kinds of login in one call, the intended one would be unclear.
const None = Type.Optional(Type.Never());
const ByPassword = Type.Object({
  applicationId: Words,
  username: Words,
  password: Words,
  token: None,
});
const ByToken = Type.Object({ applicationId: Words, token: Words, username: None, password: None });

const LOGIN_SCHEMA = {
  summary: 'Logs in with a password, a link or QR token, or a refresh token, which rotates.',
  body: Type.Union([ByToken, ByPassword]),
  response: {
    200: answer({ username: Type.String(), token: Type.String(), refreshToken: Type.String() }),
  },
};
const ANONYMOUS_SCHEMA = {
  summary: 'A token for half an hour, to send a reading without a login. Off: 403.',
  response: { 200: answer({ token: Type.String() }) },
};

export function tokenRoutes(server: ApiServer, parts: TokenParts): void {
  const { applications, logins, accessTokens } = parts;

  server.post('/auth/token', { schema: LOGIN_SCHEMA }, async (request, reply): Promise<Grant> => {
    const login = request.body;
    const { applicationId } = applicationOfHost(applications, request.hostname);
    // A card of one application must not open another one on the same server. A wrong id is still looked
    // up: it finds no account and costs the same work as any other wrong login.
    const asked = login.applicationId === applicationId ? applicationId : NO_APPLICATION;
    const cookie = deviceCookieIn(request.headers.cookie);
    const from = { applicationId: asked, address: addressOf(request), cookie };
    const entered =
      login.token !== undefined
        ? await logins.byToken({ ...login, ...from })
        : await logins.byPassword({ ...login, ...from });
    if (entered === null) throw new ApiError(401);
    if (entered.cookie !== null) {
      reply.header('set-cookie', deviceCookie(entered.cookie, request.protocol === 'https'));
    }
    return entered.grant;
  });

  const onRequest = parts.limitTo('anonymous-token');
  const anonymous = { onRequest, schema: ANONYMOUS_SCHEMA };
  server.post('/auth/token-unknown-readings', anonymous, async (request) => {
    const { applicationId, config } = applicationOfHost(applications, request.hostname);
    if (!config.unknownUserReading.unknownUserReadingAllowed) throw new ApiError(403);
    return {
      token: accessTokens.issueAnonymous({ applicationId, roles: anonymousRoles(config) }),
    };
  });
}

function anonymousRoles({ communicationSettings }: Config): readonly string[] {
  return communicationSettings.sendingUnknownUserReadingReceiptAllowed
    ? [ROLES.anonymousReading, ROLES.anonymousReceipt]
    : [ROLES.anonymousReading];
}
